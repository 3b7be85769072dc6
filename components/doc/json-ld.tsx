import { printJson } from '@/lib/browser/print-script';

/** Structured data for search engines. The content security policy does not apply to it, because it is not a script to run. */
export function JsonLd({ data }: { readonly data: Readonly<Record<string, unknown>> }) {
  return <script type="application/ld+json">{printJson(data)}</script>;
}
