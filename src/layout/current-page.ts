/** The value of `aria-current` for a link of the header: `page` on the page it leads to, and on those below that. */
export function leadsTo(href: string, pathname: string): "page" | "false" {
  return `${pathname}/`.startsWith(`${href}/`) ? "page" : "false";
}
