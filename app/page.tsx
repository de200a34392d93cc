export default function HomePage() {
  return (
    <main>
      <h1>Ask Me Anything</h1>
    </main>
  );
}
