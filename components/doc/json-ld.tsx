import { printJson } from '@/lib/browser/print-script';

/** Facts about the page for search engines: data, which the content security policy lets through. */
export function JsonLd({ data }: { readonly data: Readonly<Record<string, unknown>> }) {
  return <script type="application/ld+json">{printJson(data)}</script>;
}
