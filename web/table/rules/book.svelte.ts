// The rules, open over whatever is being done: nothing half-made is lost by looking something up.
class Book {
  /** The game whose rules are shown, and the rule asked for; null while the book is closed. */
  page = $state.raw<{ game: string; rule: string } | null>(null);

  open(game: string, rule = ''): void {
    this.page = { game, rule };
  }

  close(): void {
    this.page = null;
  }
}

export const book = new Book();
