// Where a table lies: on the server, or on this device. The address tells it.

/** What the ids of this device's tables begin with. */
const HERE = 'here-';

export function isLocal(table: string | null): boolean {
  return table?.startsWith(HERE) === true;
}
