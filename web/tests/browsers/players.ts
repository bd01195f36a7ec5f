// A careless player of each game. All of these run in the page: they look at what it shows and name what to press next, in order.

/** The elements to press; nothing while the others are at it. */
export type Step = 'over' | string[] | null;
/** `luck`: any number, another one each time. */
export type Look = (luck: number) => Step;

/** Claims what is long, or anything with a full hand; else draws. */
export function ticketToRide(): Step {
  const has = (selector: string) => document.querySelector(selector) !== null;
  if (has('main[aria-busy=false] table tbody')) return 'over';
  if (!has('header:has(h1.mine) + main[aria-busy=false] .map')) return null;

  const keep = document.querySelector<HTMLButtonElement>('section:has(#offer-title) .primary');
  if (keep) return [keep.disabled ? 'section:has(#offer-title) li button[aria-pressed=false]' : 'section:has(#offer-title) .primary'];
  if (has('#claim-title')) return ['section:has(#claim-title) .primary'];
  if (has('#which-title')) return ['section:has(#which-title) li button'];
  if (has('.action .primary')) return ['.action .primary'];

  const inHand = [...document.querySelectorAll('li .card b')].reduce((sum, b) => sum + Number(b.textContent), 0);
  const length = (route: Element) => Number(/, (\d+) /.exec(route.getAttribute('aria-label') ?? '')?.[1] ?? 0);
  const best = [...document.querySelectorAll<SVGElement>('.route.bright')].sort((a, b) => length(b) - length(a))[0];
  if (best !== undefined && (length(best) >= 4 || inHand >= 9)) {
    const { x, y, width, height } = best.querySelector('.space')!.getBoundingClientRect();
    const inSight = document.elementFromPoint(x + width / 2, y + height / 2)?.closest('svg[role=group]') != null;
    if (inSight) return [`[data-route="${best.dataset.route}"] .space`];
    const row = '.drawer ul:first-of-type li button';
    return has(row) ? [row] : ['nav .tool.routes', row];
  }
  const draws = ['button.deck', 'button.slot:not(.deck)', 'button.tickets'].map((choice) => `${choice}[aria-disabled=false]`);
  const draw = [...draws, 'button.pass'].find(has);
  return draw === undefined ? null : [draw];
}

/** Collects cards, then claims the longest route within reach. */
export function ghostTrain(): Step {
  const has = (selector: string) => document.querySelector(selector) !== null;
  if (has('main[aria-busy=false] .result')) return 'over';
  if (has('.golden-screen .go')) return ['.golden-screen .go'];
  if (!has('header:has(h1.mine) + main[aria-busy=false] .map')) return null;
  if (has('.ask .yes')) return ['.ask .yes'];
  if (has('.pass')) return ['.pass'];

  const inHand = [...document.querySelectorAll('section.hand .card b')].reduce((sum, b) => sum + Number(b.textContent), 0);
  const length = (route: Element) => Number(/, (\d+) /.exec(route.getAttribute('aria-label') ?? '')?.[1] ?? 0);
  const best = [...document.querySelectorAll<SVGElement>('.route.bright')].sort((a, b) => length(b) - length(a))[0];
  const canDraw = has('.draw[aria-disabled=false]');
  if (best !== undefined && (inHand >= 7 || !canDraw)) {
    const { x, y, width, height } = best.querySelector('.space')!.getBoundingClientRect();
    const inSight = document.elementFromPoint(x + width / 2, y + height / 2)?.closest('svg[role=group]') != null;
    if (inSight) return [`[data-route="${best.dataset.route}"] .space`];
    const row = '.drawer button[data-move^=claim]';
    return has(row) ? [row] : ['nav .tool.menu', '.drawer .moves', row];
  }
  return [canDraw ? '.draw' : '.swap'];
}

/** Any move of the list; every third time the end of the step. */
export function switchAndSignal(luck: number): Step {
  const has = (selector: string) => document.querySelector(selector) !== null;
  if (has('main[aria-busy=false] .result')) return 'over';
  if (!has('header:has(h1.mine) + main[aria-busy=false] .ask')) return null;
  if (!has('nav .tool.moves[aria-expanded=true]')) return ['nav .tool.moves'];

  const moves = [...document.querySelectorAll<HTMLElement>('.drawer button[data-move]')];
  if (moves.length === 0) return null;
  const end = moves.find(({ dataset }) => dataset.move === 'end' || dataset.move === 'ready');
  const others = moves.filter((move) => move !== end && !/^(undo|use)/.test(move.dataset.move!)); // these lead nowhere new
  const chosen = end !== undefined && (luck % 3 === 0 || others.length === 0) ? end : others[luck % others.length];
  if (chosen === undefined) return null;
  const button = `button[data-move="${chosen.dataset.move}"]`;
  const folded = chosen.closest('details:not([open])') !== null;
  return [...(folded ? [`.drawer details:has(${button}) summary`] : []), `.drawer ${button}`];
}
