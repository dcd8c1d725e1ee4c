import { SEND_FAILED } from '@/lib/forms/reasons';
import { FAILED_SEND, listenToAlerts } from './support/avisos';
import {
  expectOneMessage,
  expectTold,
  listenToSend,
  retry,
  sendAnew,
  waitInVain,
} from './support/envio-fallido';
import { expectAccepted, expectSent, expectWritten, fill, send } from './support/escritura';
import { test } from './support/escena';
import { fallas } from './support/fallas';
import { openForm, withSuggestions } from './support/formulario';
import { createMarker, messagesWith } from './support/mailbox';
import { cell, seen } from './support/matriz';
import { everyMode, writing } from './support/modes';
import { expect } from './support/test';

// Besides the failure, the browser says why it refused to ask (CORS, CSP).
test.use({ tolerated: new RegExp(`${FAILED_SEND.source}|email/send.*(CORS|Content Security)`) });

const cells = fallas.length * Object.keys(everyMode).length;

for (const [name, mode] of Object.entries(everyMode))
  test.describe(() => {
    const column = mode.form === name ? name : `${mode.form}: ${name}`;
    if (mode.form === 'sugerencia')
      test.use({ baseURL: ({ baseURL }, run) => run(withSuggestions(baseURL)) });

    for (const falla of fallas)
      test.describe(() => {
        test.use(falla.use ?? {});
        const annotation = cell({ falla: falla.si, how: falla.how, column, of: cells });
        const waits = ['busy', 'down'].includes(falla.reason);

        test(
          `Si ${falla.si}, ${mode.title} no se pierde y llega una sola vez`,
          { annotation },
          async ({ page, request, scene }, { annotations }) => {
            const marker = createMarker();
            const values = writing(mode, marker);
            const alerts = listenToAlerts(page);
            const signs = listenToSend(page);
            if (waits || falla.reason === 'timeout') await page.clock.install();
            await falla.prepare?.(scene);
            const form = await openForm(page, mode);
            await fill(form, mode, values);
            await falla.begin?.(scene);
            await send(form);
            if (falla.reason === 'timeout') await waitInVain(page, form);

            const says = await expectTold(form, falla.reason);
            await expect.poll(() => signs.join(', ')).toBe(falla.sign);
            const [alert = ''] = alerts;
            expect(alerts).toEqual([SEND_FAILED]);
            expect(await messagesWith(request, marker)).toEqual([]);

            await form.getByRole('button', { name: 'Recuperar lo escrito' }).click();
            await expectWritten(form, mode, values);
            if (mode.form === 'queja') await expectAccepted(form, true);

            await falla.end(scene);
            if (falla.reload) await sendAnew(page, mode, form);
            else await retry(page, form, waits);
            await expectSent(form);
            await expectOneMessage(request, form, mode, marker, values);
            expect(alerts).toHaveLength(1);
            const how = falla.reload
              ? 'on the page loaded anew'
              : waits
                ? 'after a wait'
                : 'at once';
            annotations.push(seen({ sign: falla.sign, alert, says, retry: how }));
          },
        );
      });
  });
