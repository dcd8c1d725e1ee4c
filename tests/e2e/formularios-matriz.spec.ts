import type { Reason } from '@/lib/forms/reasons';
import { FORMS } from '@/lib/ui-texts';
import { FAILED_SEND, listenToAlerts } from './support/avisos';
import { expectSent, expectWritten, fill, send } from './support/escritura';
import { HOME, serveHome, test, type Scene } from './support/escena';
import { openForm, payloadOf } from './support/formulario';
import { createMarker, messagesWith } from './support/mailbox';
import { everyMode, writing, type ModeCase } from './support/modes';
import { outcomeOf } from './support/pasos';
import * as does from './support/servidor-de-fallas';
import { expect } from './support/test';

const { REASONS, RECOVER, RETRY, SEND_FAILED } = FORMS;

/** How a browser is made to meet a fault. */
interface Fault {
  /** «Si …»: part of the test's title. */
  si: string;
  reason: Reason;
  /** The page stays as it is: the message goes from a page loaded anew. */
  reload?: true;
  mode: ModeCase;
  /** Before the page is opened. */
  prepare?: (scene: Scene) => Promise<unknown>;
  /** Once everything is written. */
  begin?: (scene: Scene) => Promise<void>;
  end: (scene: Scene) => Promise<void>;
  use?: { hosts?: string[]; toleratedViolation?: RegExp };
}

const letPass = async ({ server, site }: Scene) => server.behave(does.passTo(site));

/**
 * The faults that only a browser brings about, each in one mode. What every fault is called is in
 * tests/unit/islands/formulario-servicio.test.ts; what the form then does, in tests/unit/lib/machine-*.
 */
const faults: Fault[] = [
  {
    si: 'no hay internet',
    reason: 'offline',
    mode: everyMode.servidor,
    begin: ({ page }) => page.context().setOffline(true),
    end: ({ page }) => page.context().setOffline(false),
  },
  {
    si: 'la política del sitio (CSP) impide el envío',
    reason: 'policy',
    reload: true,
    mode: everyMode.identificada,
    prepare: ({ page }) => serveHome(page, "'none'"),
    end: ({ page }) => page.unroute(HOME),
    use: { toleratedViolation: /^connect-src \S+\/email\/send$/ },
  },
  {
    si: 'el servicio no autoriza a este sitio (CORS)',
    reason: 'network',
    mode: everyMode.anonima,
    prepare: async ({ page, server }) => {
      server.behave(does.answer(200, 'OK'));
      // A page that a test serves counts as remote: asking the loopback needs a permission, where the
      // browser knows of it.
      await page
        .context()
        .grantPermissions(['local-network-access'])
        .catch(() => undefined);
      await serveHome(page, `'self' ${server.origin}`, server.origin);
    },
    // While anything is routed, Playwright answers the preflight in the server's place.
    begin: ({ page }) => page.unrouteAll(),
    end: letPass,
    use: { hosts: ['localhost', '127.0.0.1'] },
  },
];

// Besides the failure, the browser says why it refused to ask (CORS, CSP).
test.use({ tolerated: new RegExp(`${FAILED_SEND.source}|email/send.*(CORS|Content Security)`) });

for (const { si, reason, reload, mode, prepare, begin, end, use = {} } of faults)
  test.describe(() => {
    test.use(use);

    // Especificación: 2.4-06, 4-10, 4-11, 4-14, 7-06, 7-08, 7-17, 7-24, 7-36, 8-04, 8-06, D25-02, D28-02, D31-01
    test(`Si ${si}, ${mode.title} no se pierde, y llega completa una sola vez`, async ({
      page,
      request,
      scene,
    }) => {
      const marker = createMarker();
      const values = writing(mode, marker);
      const alerts = listenToAlerts(page);
      await prepare?.(scene);
      let form = await openForm(page, mode);
      await fill(form, mode, values);
      await begin?.(scene);
      await send(form);
      await expect(outcomeOf(form)).toContainText(`${SEND_FAILED}. ${REASONS[reason].what}`);
      expect(alerts).toEqual([SEND_FAILED]);
      expect(await messagesWith(request, marker)).toEqual([]);
      await form.getByRole('button', { name: RECOVER }).click();
      await expectWritten(form, mode, values);

      await end(scene);
      if (reload) {
        // The page keeps its policy: the message goes from another.
        form = await openForm(page, mode);
        await fill(form, mode, values);
        await send(form);
      } else await form.getByRole('button', { name: RETRY }).click();
      await expectSent(form);
      const [message, ...others] = await messagesWith(request, marker);
      expect(others).toEqual([]);
      const { folio = '', ...params } = message?.template_params ?? {};
      expect(params).toEqual(payloadOf(mode, values));
      await expect(form.getByText(folio, { exact: true })).toBeVisible();
    });
  });
