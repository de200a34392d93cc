import { assetPath } from '@/lib/assetPath';

const HOME = assetPath('/');

/**
 * Unknown paths go home: by script, or by the browser itself where scripts are off. Every address
 * is absolute, because a host may serve this page at any depth.
 */
export default function NotFound() {
  return (
    <main id="main" className="message-page">
      <h1>There is no page here</h1>
      <p>
        {/* A plain link: the router does not know the address that it leaves. */}
        <a href={HOME}>Go home</a>, if you are not taken there by now.
      </p>
      <meta httpEquiv="refresh" content={`0;url=${HOME}`} />
      <script async src={assetPath('/go-home.js')} />
    </main>
  );
}
