// The way back of a browser or phone puts away what lies open on a table before it leaves the table.

/** To be called while a component is made. `isOpen`: does anything lie open? `close` puts it away. */
export function closeOnBack(isOpen: () => boolean, close: () => void): void {
  const here = location.hash;
  const mark = Math.random();
  const marked = () => (history.state as { open?: number } | null)?.open === mark;
  // One entry serves all that is ever opened: taking it away as things close would race with the next that opens.
  let pushed = false;

  function wentBack(): void {
    if (!pushed || marked() || location.hash !== here) return;
    pushed = false;
    if (isOpen()) close();
    // What the entry was made for is closed already: whoever goes back means to leave.
    else history.back();
  }

  $effect(() => {
    if (!isOpen() || marked()) return;
    history.pushState({ open: mark }, '');
    pushed = true;
  });
  $effect(() => {
    window.addEventListener('popstate', wentBack);
    return () => window.removeEventListener('popstate', wentBack);
  });
}
