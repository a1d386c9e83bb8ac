import { company, disclaimer } from "../../content/company.ts";
import { footerGroups, legalLinks } from "../../content/navigation.ts";
import { ChevronDownIcon } from "../ui/icons/frame-icons.tsx";
import type { footerContact } from "./footer-catalog.server.ts";

type Contact = ReturnType<typeof footerContact>;

/** Rendered by the server alone: it is the same on every page (footer-html.tsx). On a phone its groups are closed. */
export function SiteFooter({ contact }: { readonly contact: Contact }) {
  return (
    <>
      <div className="wrap grid gap-x-8 md:grid-cols-2 md:gap-y-8 lg:grid-cols-[1.4fr_repeat(4,1fr)] print:hidden">
        <ContactPart {...contact} />
        {footerGroups.map(({ title, links }) => (
          <nav key={title} aria-label={title} className="max-md:border-t max-md:border-rule">
            <details className="phone-fold group">
              <summary className="relative flex min-h-12 items-center">
                <h2 className="font-sans text-base tracking-normal">{title}</h2>
                <ChevronDownIcon className="absolute right-0 size-5 text-brand transition-transform group-open:rotate-180 motion-reduce:transition-none" />
              </summary>
              <ul className="max-md:pb-3">
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <a
                      href={href}
                      className="flex min-h-11 items-center py-1.5 leading-snug text-ink-soft no-underline hover:text-ink hover:underline"
                    >
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          </nav>
        ))}
      </div>
      <div className="wrap md:mt-10 print:mt-2">
        <p className="max-w-[75ch] border-t border-rule pt-6 text-ink-soft">{disclaimer}</p>
        <div className="mt-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 print:hidden">
          <ul className="flex flex-wrap gap-x-5">
            {legalLinks.map(({ label, href }) => (
              <li key={href}>
                <a href={href} className="link inline-flex min-h-11 items-center">
                  {label}
                </a>
              </li>
            ))}
          </ul>
          <ThemeChoice />
        </div>
      </div>
    </>
  );
}

function ContactPart({ address, phone, email, social }: Contact) {
  return (
    <address className="not-italic max-md:mb-6 md:col-span-2 lg:col-span-1">
      <p className="mb-3 font-semibold">{company.legalName}</p>
      <p className="flex flex-wrap gap-x-4 lg:block">
        <a className="link inline-flex min-h-11 items-center" href={`tel:${phone.e164}`}>
          {phone.display}
        </a>
        <br className="max-lg:hidden" />
        <a className="link inline-flex min-h-11 items-center" href={`mailto:${email}`}>
          {email}
        </a>
      </p>
      <p className="mt-2 text-ink-soft">
        {address.street}
        <br />
        {address.city}, {address.region} {address.postalCode}
      </p>
      <ul className="mt-3 flex gap-4">
        {social.map(({ name, url }) => (
          <li key={name}>
            <a className="link inline-flex min-h-11 min-w-11 items-center" href={url} rel="me noopener">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </address>
  );
}

const themes = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
  { value: "system", label: "System" },
] as const;

function ThemeChoice() {
  return (
    <fieldset className="flex items-center gap-2">
      <legend className="sr-only">Theme</legend>
      {themes.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          data-theme-set={value}
          aria-pressed={value === "light"}
          className="min-h-11 rounded-full border border-edge px-3 text-sm text-ink-soft aria-pressed:border-brand aria-pressed:font-semibold aria-pressed:text-brand"
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
