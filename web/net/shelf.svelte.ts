// The games that lie on this device, as far as the page shows them; how they are handled is loaded when there is something to handle.
import type { TableSummary } from './tables';

const work = () => import('../local/shelf');

export class Shelf {
  tables = $state.raw<TableSummary[]>([]);
  /** The browser has promised to keep them; null: it was not asked yet. */
  safe = $state<boolean | null>(null);

  /** What cannot be read is not listed: the browser may have no storage. */
  async refresh(): Promise<void> {
    this.tables = await work().then(({ listTables }) => listTables()).catch(() => []);
    this.safe = (await navigator.storage?.persisted?.()) ?? false;
  }

  /** Asks the browser to keep them, also when it runs out of room. */
  async secure(): Promise<void> {
    this.safe = (await navigator.storage?.persist?.().catch(() => false)) ?? false;
  }

  async remove(table: string): Promise<void> {
    await (await work()).removeTable(table);
    await this.refresh();
  }

  async clear(): Promise<void> {
    await work().then(({ removeAll }) => removeAll()).catch(() => {});
    this.tables = [];
  }
}
