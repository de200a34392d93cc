import { JsonLd } from '@/components/seo/JsonLd';
import { pageMetadata } from '@/components/seo/pageMetadata';
import { Notice } from '@/components/site/Notice';
import { site } from '@/content/site';
import { assetPath } from '@/lib/assetPath';
import { labels } from '@/lib/content/labels';
import { pageData } from '@/lib/content/structuredData';
import { HAS_API_HOST } from '@/lib/env';

const DESCRIPTION =
  'What this site does with your data: no cookies, no analytics, no tracking, and no question is kept.';

export const metadata = pageMetadata({
  title: 'Privacy',
  description: DESCRIPTION,
  path: '/privacy/',
  card: 'privacy',
});

export default function PrivacyPage() {
  const { privacy, links } = site;
  return (
    <Notice title="Privacy notice" updated={{ words: privacy.updated, iso: privacy.updatedIso }}>
      <JsonLd
        data={pageData({
          type: 'WebPage',
          title: 'Privacy notice',
          description: DESCRIPTION,
          path: '/privacy/',
          modified: privacy.updatedIso,
        })}
      />
      <h2>What is collected</h2>
      <p>
        Nothing. This site uses no analytics, sets no cookies and does not track personal data. It
        loads nothing from other sites: fonts, scripts and pictures are its own.
      </p>
      <p>
        Three choices stay in your own browser: the theme, whether motion is paused, and whether
        replies are spoken. They are kept there so that the next page can honour them, and are sent
        nowhere.
      </p>
      <h2>{labels.ask}</h2>
      {HAS_API_HOST ? (
        <>
          <p>
            The message that you type there is sent to a language-model provider, which writes the
            reply. It is not stored: neither the message nor the reply is kept or written to a log
            by this site. Please do not put personal details into it.
          </p>
          <p>
            The provider is {privacy.provider}, which handles the message under{' '}
            <a href={privacy.providerPolicy} rel="noopener">
              its own privacy policy
            </a>
            . When no provider is set up, this site answers by itself and the message goes no
            further than its own server.
          </p>
        </>
      ) : (
        <p>
          The message that you type there is answered in your own browser, by a file that came with
          this site. Neither the message nor the reply is sent anywhere.
        </p>
      )}
      <p>
        If you switch Voice on, replies are spoken by a voice of your own device. Voices that would
        send the words elsewhere are not used.
      </p>
      <h2>The homomorphic encryption article</h2>
      <p>
        What you paste into its form stays in your browser. The form’s Submit button sends a fixed
        sample of encrypted numbers, and nothing that you typed.
      </p>
      {HAS_API_HOST ? (
        <>
          <p>
            The laboratory on the same page sends your public key and your numbers in encrypted form
            to this site’s server, with their exponents, which tell roughly how large a number can
            be. The server adds them, answers, and keeps nothing. The private key, the names and the
            numbers themselves stay in your browser.
          </p>
          <h2>Internet addresses</h2>
          <p>
            So that nobody can wear the server out, it counts in its memory how much each internet
            address has asked of it lately. It writes addresses to no file and no log, and forgets
            them when many others have asked since, at the latest when it is started again.
          </p>
        </>
      ) : (
        <p>
          The laboratory on the same page adds your encrypted numbers in a second worker of your
          browser, and sends nothing.
        </p>
      )}
      <h2>The work of others</h2>
      <p>
        This site stands on software and typefaces by many people;{' '}
        <a href={assetPath('/licences.txt')}>their licences</a> go with it.
      </p>
      <h2>Questions</h2>
      <p>
        Write to <a href={`mailto:${links.email}`}>{links.email}</a>.
      </p>
    </Notice>
  );
}
