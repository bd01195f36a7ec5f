// Every step of a table brings new sets, maps and lists, most of them with the same in them as before. Who asks here gets the old
// one again as long as that is so, and nothing that is drawn from it has to be drawn anew.

/** One keeper for each value that is followed; what is kept holds only what JSON can write. */
export function steady<T extends Iterable<unknown>>(): (next: T) => T {
  let kept: { content: string; value: T } | null = null;
  return (next) => {
    const content = JSON.stringify([...next]);
    if (kept?.content !== content) kept = { content, value: next };
    return kept.value;
  };
}

/** The same for a value of plain fields. */
export function steadyFields<T extends object>(): (next: T) => T {
  let kept: T | null = null;
  return (next) => {
    if (kept === null || JSON.stringify(kept) !== JSON.stringify(next)) kept = next;
    return kept;
  };
}
