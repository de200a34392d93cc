import { jsonForScript, type StructuredData } from '@/lib/content/structuredData';

interface JsonLdProps {
  /** What search engines are told about the page. */
  data: readonly StructuredData[];
}

/** Structured data: a data block, so the page's script policy has nothing to say about it. */
export function JsonLd({ data }: JsonLdProps) {
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonForScript(data) }} />
  );
}
