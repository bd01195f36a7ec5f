// What the browser calls the page, where a part of it has a title of its own.
class PageTitle {
  /** '': the page has its usual one. */
  current = $state('');
}

export const pageTitle = new PageTitle();

/** To be called while a part of the page is being set up: the title is its own as long as it is shown. */
export function titled(title: () => string): void {
  $effect(() => {
    const own = title();
    pageTitle.current = own;
    // Another part may have come in its place already.
    return () => {
      if (pageTitle.current === own) pageTitle.current = '';
    };
  });
}
