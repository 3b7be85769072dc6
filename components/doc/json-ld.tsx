import { printJson } from '@/lib/browser/print-script';

/** Structured data for search engines. The content security policy does not apply to data blocks. */
export function JsonLd({ data }: { readonly data: Readonly<Record<string, unknown>> }) {
  return <script type="application/ld+json">{printJson(data)}</script>;
}
