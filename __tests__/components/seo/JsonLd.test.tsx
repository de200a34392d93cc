import { render } from '@testing-library/react';
import { JsonLd } from '@/components/seo/JsonLd';

test('structured data is a data block that reads back as it was given', () => {
  const data = [
    { '@context': 'https://schema.org', '@type': 'Person', name: '</script>' },
  ] as const;
  const { container } = render(<JsonLd data={data} />);
  const script = container.querySelector('script');
  expect(script).toHaveAttribute('type', 'application/ld+json');
  expect(JSON.parse(script?.textContent ?? '')).toEqual(data);
});
