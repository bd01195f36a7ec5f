// A recorded game of Sidings: every position, followed from the events, and as the message that would have shown it.
import type { ReplayMaker } from '../../replay/replay';
import type { Sidings } from './guards';

type Position = Sidings['position'];

function after(position: Position, events: readonly Sidings['event'][]): Position {
  const next = structuredClone(position);
  for (const event of events) {
    if (event.e === 'hand' || event.e === 'drew') {
      const wagons = event.e === 'hand' ? (event.wagons ?? []) : event.wagon === undefined ? [] : [event.wagon];
      next.players[event.seat]?.hand.push(...wagons);
      next.deck -= event.e === 'hand' ? event.count : 1;
    } else if (event.e === 'coupled') {
      const player = next.players[event.seat];
      player?.hand.splice(player.hand.indexOf(event.wagon), 1);
      player?.train.unshift(event.wagon);
    }
  }
  return next;
}

export const replay: ReplayMaker<Sidings> = ({ game, board, options, seats, played, result }, _, numbers) => {
  const empty: Position = { deck: 9 * numbers.copies, players: seats.map(() => ({ hand: [], train: [] })) };
  const positions = played.reduce<Position[]>((all, { events }) => [...all, after(all.at(-1) ?? empty, events)], []);
  const turnAt = (n: number) => played[n]?.events.flatMap((event) => (event.e === 'turn' ? [event.seat] : []))[0] ?? null;
  return {
    positions,
    series: [],
    snapshot: (n, eyes) => {
      const { deck, players } = positions[n]!;
      const turn = turnAt(n);
      const own = typeof eyes === 'number' ? { seat: eyes, hand: [...(players[eyes]?.hand ?? [])].sort() } : null;
      return {
        t: 'snapshot', assist: 'none', family: 'sidings', numbers, v: n, game, board, options, seats,
        seat: own?.seat ?? null,
        prompt: null,
        legal: [],
        view: {
          phase: turn === null ? 'over' : 'turn', first: turnAt(0) ?? 0, turn, passes: 0, to_act: turn === null ? [] : [turn], deck,
          players: players.map(({ hand, train }) => ({ cards: hand.length, train })),
          own,
        },
        history: played.slice(0, n + 1).map(({ seat, events }, v) => ({ v, seat, events })),
        result: turn === null ? result : null,
      };
    },
  };
};
