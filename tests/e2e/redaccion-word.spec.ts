import { expectEffort, Recorrido } from './support/recorrido';
import { test } from './support/redaccion';
import { expect } from './support/test';

const PASTED = `<html xmlns:o="urn:x"><body><!--StartFragment--><p class=MsoNormal>El trámite es gratuito<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><span>[1]</span></a>. Consulte <a href="https://leyes.example/ley">la ley</a>.<img src="file:///C:/a.png" alt="El módulo"><span style='mso-hide:all;display:none'>BORRADOR: no publicar</span><o:p></o:p></p><table><thead><tr><th>Área</th><th>Horario</th></tr></thead><tr><td>Quejas</td><td>De 8 a 15 horas</td></tr></table><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a href="#_ftnref1" name="_ftn1"><span>[1]</span></a> Salvo copias certificadas.</p></div></body></html>`;

test(
  'Pego de Word: se dicen el texto oculto y la imagen que no vino, y tabla, enlace y nota quedan guardados',
  { tag: '@resto' },
  async ({ page, newsroom }) => {
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const way = new Recorrido(page);
    await page.goto(newsroom.address);
    await way.tap(page.getByRole('link', { name: 'Nuevo comunicado' }).first());
    await way.write(page.getByLabel('Título', { exact: true }), 'Abren módulo de atención en Otay');
    await way.tap(page.getByText(/^Su dirección/));
    await way.write(page.getByLabel('Nombre en la dirección'), 'en-otay-pegado');
    await way.tap(button('Empezar'));
    await expect(page).toHaveURL(/#content\/prensa\/en-otay-pegado\.md$/);
    const text = page.getByRole('textbox', { name: 'Texto', exact: true });
    await way.tap(text);
    await text.evaluate((editor, html) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      editor.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    }, PASTED);
    await expect(text.getByText('De 8 a 15 horas')).toBeVisible();
    await expect(page.getByText(/El módulo file:.*No viene con el texto/)).toBeVisible();
    await way.tap(button('Ajustes'));
    await way.write(page.getByLabel(/^Fecha/), '2025-02-12');
    await way.write(page.getByLabel(/^Resumen/), 'Un módulo atiende en Otay, sin costo.');
    await way.tap(button('Elegir una del sitio'));
    await way.tap(page.locator('.thumbnails button[title]:not([title=""])').first());
    await way.write(page.getByLabel(/^Descripción de la imagen/), 'La entrada del módulo.');
    await way.tap(button('Guardar'));
    await expect(page.getByText('Guardado. Falta publicarlo.')).toBeVisible();
    const saved = newsroom.read('content/prensa/en-otay-pegado.md');
    expect(saved).toContain(
      'El trámite es gratuito[^1]. Consulte [la ley](https://leyes.example/ley).',
    );
    expect(saved).toMatch(
      /\| Área +\| Horario +\|\n\| -+ +\| -+ +\|\n\| Quejas +\| De 8 a 15 horas +\|/,
    );
    expect(saved).toContain('[^1]: Salvo copias certificadas.');
    expect(saved).not.toContain('BORRADOR');
    expectEffort(way, { taps: 24 });
  },
);
