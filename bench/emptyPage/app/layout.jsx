import './page.css';

export const metadata = { title: 'An empty page' };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
