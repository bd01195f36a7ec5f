// The keys of a ceremony: on with Enter, Space or the right arrow, to its end with Escape.
const NEXT = ['Enter', ' ', 'ArrowRight'];

export function ceremonyKey(event: KeyboardEvent, ceremony: { next(): void; skipAll(): void }): void {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('dialog') != null) return;
  if (event.key === 'Escape') ceremony.skipAll();
  // A button that has the focus is pressed by these keys itself.
  else if (NEXT.includes(event.key) && (event.key === 'ArrowRight' || target?.closest('button') == null)) ceremony.next();
  else return;
  event.preventDefault();
}
