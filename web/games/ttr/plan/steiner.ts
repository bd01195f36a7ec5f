// Cheapest networks in a small graph: joins several pairs of places, exactly (Dreyfus and Wagner) or pair by pair.

export interface Edge {
  a: number;
  b: number;
  cost: number;
}

export type Pair = readonly [number, number];

/** The best trees for every set of terminals, and how each was made. */
interface Trees {
  cost: Float64Array;
  /** Per set and node: 0 nothing, e + 1 came over edge e, -s joined from set s and the rest. */
  how: Int32Array;
}

export class Steiner {
  readonly #around: { edge: number; to: number }[][];

  constructor(
    readonly nodes: number,
    readonly edges: readonly Edge[],
  ) {
    this.#around = Array.from({ length: nodes }, () => []);
    edges.forEach(({ a, b }, edge) => {
      this.#around[a]!.push({ edge, to: b });
      this.#around[b]!.push({ edge, to: a });
    });
  }

  /** The edges of the cheapest forest in which each pair hangs together, or null when there is none. */
  forest(pairs: readonly Pair[]): number[] | null {
    if (pairs.length === 0) return [];
    const terminals = [...new Set(pairs.flat())];
    const bits = pairs.map(([a, b]) => (1 << terminals.indexOf(a)) | (1 << terminals.indexOf(b)));
    const trees = this.#trees(terminals);
    const sets = 1 << pairs.length;
    const least = new Float64Array(sets).fill(Infinity);
    const last = new Int32Array(sets);
    least[0] = 0;
    for (let set = 1; set < sets; set++) {
      const lowest = set & -set;
      for (let part = set; part > 0; part = (part - 1) & set) {
        if ((part & lowest) === 0) continue;
        const cost = trees.cost[this.#root(trees, mask(bits, part))]! + least[set ^ part]!;
        if (cost < least[set]!) [least[set], last[set]] = [cost, part];
      }
    }
    if (least[sets - 1] === Infinity) return null;
    const found = new Set<number>();
    for (let set = sets - 1; set > 0; set ^= last[set]!) this.#collect(trees, this.#root(trees, mask(bits, last[set]!)), found);
    return [...found];
  }

  /** The same by taking the longest pair first and using again what is already there: good, not always best. */
  oneByOne(pairs: readonly Pair[]): number[] | null {
    const found = new Set<number>();
    const far = (pair: Pair) => this.#path(pair, found)?.cost ?? Infinity;
    const order = pairs.map((pair) => ({ pair, away: far(pair) })).sort((p, q) => q.away - p.away);
    for (const { pair } of order) {
      const path = this.#path(pair, found);
      if (path === null) return null;
      for (const edge of path.edges) found.add(edge);
    }
    return [...found];
  }

  #path([from, to]: Pair, free: ReadonlySet<number>): { cost: number; edges: number[] } | null {
    const cost = new Float64Array(this.nodes).fill(Infinity);
    const how = new Int32Array(this.nodes);
    cost[from] = 0;
    this.#spread(cost, how, 0, free);
    if (cost[to] === Infinity) return null;
    const edges: number[] = [];
    for (let at = to; at !== from; at = this.#other(how[at]! - 1, at)) edges.push(how[at]! - 1);
    return { cost: cost[to]!, edges };
  }

  #trees(terminals: readonly number[]): Trees {
    const sets = 1 << terminals.length;
    const cost = new Float64Array(sets * this.nodes).fill(Infinity);
    const how = new Int32Array(sets * this.nodes);
    terminals.forEach((node, i) => (cost[(1 << i) * this.nodes + node] = 0));
    for (let set = 1; set < sets; set++) {
      for (let part = (set - 1) & set; part > set >> 1; part = (part - 1) & set) this.#merge(cost, how, set, part);
      this.#spread(cost, how, set * this.nodes, new Set());
    }
    return { cost, how };
  }

  #merge(cost: Float64Array, how: Int32Array, set: number, part: number): void {
    const [here, one, rest] = [set * this.nodes, part * this.nodes, (set ^ part) * this.nodes];
    for (let v = 0; v < this.nodes; v++) {
      const sum = cost[one + v]! + cost[rest + v]!;
      if (sum < cost[here + v]!) [cost[here + v], how[here + v]] = [sum, -part];
    }
  }

  /** Lets costs flow along the edges until nothing gets cheaper. */
  #spread(cost: Float64Array, how: Int32Array, offset: number, free: ReadonlySet<number>): void {
    const queue: number[] = [];
    for (let v = 0; v < this.nodes; v++) if (cost[offset + v]! < Infinity) queue.push(v);
    for (let head = 0; head < queue.length; head++) {
      const v = queue[head]!;
      for (const { edge, to } of this.#around[v]!) {
        const reached = cost[offset + v]! + (free.has(edge) ? 0 : this.edges[edge]!.cost);
        if (reached >= cost[offset + to]!) continue;
        [cost[offset + to], how[offset + to]] = [reached, edge + 1];
        queue.push(to);
      }
    }
  }

  /** Where the cheapest tree of a set has its root, as an index into the tables. */
  #root({ cost }: Trees, set: number): number {
    let best = set * this.nodes;
    for (let i = best; i < (set + 1) * this.nodes; i++) if (cost[i]! < cost[best]!) best = i;
    return best;
  }

  #collect({ how }: Trees, from: number, found: Set<number>): void {
    const open = [from];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const [set, node, made] = [Math.floor(at / this.nodes), at % this.nodes, how[at]!];
      if (made > 0) {
        found.add(made - 1);
        open.push(set * this.nodes + this.#other(made - 1, node));
      } else if (made < 0) {
        open.push(-made * this.nodes + node, (set ^ -made) * this.nodes + node);
      }
    }
  }

  #other(edge: number, node: number): number {
    const { a, b } = this.edges[edge]!;
    return a === node ? b : a;
  }
}

function mask(bits: readonly number[], set: number): number {
  return bits.reduce((all, bit, i) => ((set >> i) & 1 ? all | bit : all), 0);
}
