/**
 * The attribute of `<html>` in which the server states what a document was rendered for: its path; its query too if the
 * page reads it. `/faq?` is a page that reads its query, without one.
 */
export const ADDRESS_ATTRIBUTE = "data-address";

/** @param search Of the URL; it may name a campaign, with which every page is served as without. */
export function isAddressOf(written: string, { pathname, search }: { pathname: string; search: string }) {
  const [path, query] = written.split(/\?(.*)/s);
  if (path !== pathname) return false;
  return query === undefined || search === `?${query}` || (query === "" && !/[?&](?!utm_)./.test(search));
}
