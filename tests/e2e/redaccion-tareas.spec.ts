import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expectEffort, Recorrido } from './support/recorrido';
import { result, searchBox, test } from './support/redaccion';
import { expect } from './support/test';

const saved = (page: Page) => expect(page.getByText(/^Guardado\. /)).toBeVisible();

test(
  'Un día en la redacción: corregir, retirar, renombrar, cambiar el teléfono, una pregunta, una norma, un aviso urgente, programar, mostrar un borrador y deshacerlo todo',
  { tag: '@resto' },
  async ({ page, newsroom }) => {
    await page.goto(newsroom.address);
    const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
    const field = (label: string | RegExp) => page.getByLabel(label);
    let way = new Recorrido(page);
    const task = (name: string, taps: number, steps: () => Promise<void>) =>
      test.step(name, async () => {
        way = new Recorrido(page);
        await steps();
        expectEffort(way, { taps });
      });
    const find = async (words: string, link: string | RegExp) => {
      await way.write(searchBox(page), words);
      await way.tap(result(page, link));
      await expect(page.getByRole('main').getByRole('heading', { name: link })).toBeVisible();
    };
    const inDialog = (label: string | RegExp): Locator =>
      page.getByRole('dialog').getByLabel(label);
    const choose = async (list: Locator, option: string) => {
      await way.read(list);
      way.effort.taps += 2;
      await list.selectOption(option);
    };
    const save = async () => {
      await way.tap(button('Guardar'));
      await saved(page);
    };

    await task('Corregir una errata, y decirlo', 10, async () => {
      await find('comisarios', /comisario social/);
      await way.write(field(/^Título/), 'Invitan a ser comisaria o comisario social');
      await way.tap(button('Ajustes'));
      await way.tap(button('Agregar «Correcciones»'));
      await way.tap(button('Agregar a «Correcciones»'));
      await way.write(field(/^Fecha/).last(), '2025-01-15');
      await way.write(field(/^Qué es/), 'El título decía «participar».');
      await save();
    });
    await task('Retirar un comunicado', 8, async () => {
      await find('404', /404 pruebas/);
      await way.tap(button('Ajustes'));
      await choose(page.getByRole('main').getByLabel('Estado'), 'Se retira');
      await way.write(field(/^Motivo/), 'Las cifras se están revisando.');
      await save();
    });
    await task('Cambiar la dirección de otro', 6, async () => {
      await find('comités', /31 comités/);
      await way.tap(page.getByText('Más', { exact: true }));
      await way.tap(page.getByText('Cambiar la dirección'));
      await way.write(field('Nombre nuevo'), 'comites-de-etica-2024');
      await way.tap(button('Cambiar'));
      await expect(page.locator('form[data-file$="/comites-de-etica-2024.md"]')).toBeVisible();
    });
    await task('Cambiar el teléfono y el horario', 5, async () => {
      await find('datos del sitio', 'Datos del sitio');
      await way.write(page.getByRole('textbox', { name: 'Teléfono', exact: true }), '664 555 0123');
      await way.write(field(/^Horario/), 'lunes a viernes, de 9:00 a 14:00 horas');
      await save();
    });
    await task('Una pregunta más en DeclaraNet', 7, async () => {
      await find('preguntas', /Declaración patrimonial/);
      await way.tap(button('Nueva pregunta'));
      await way.write(inDialog(/^Pregunta/), '¿Puedo declarar desde el teléfono?');
      await way.write(inDialog(/^Respuesta/), 'Sí. El sistema abre también en un teléfono.');
      await way.tap(button('Aplicar'));
      await save();
    });
    await task('Una norma nueva', 7, async () => {
      await find('normas especiales', 'Normas Especiales');
      await way.tap(button('Nueva norma'));
      await way.write(inDialog(/^Clave/), 'NTE-90');
      await way.write(inDialog(/^Descripción/), 'Ventanillas de los trámites en línea');
      await way.tap(button('Aplicar'));
      await save();
    });
    await task('Un aviso urgente en todas las páginas', 9, async () => {
      await find('nuevo aviso', 'Nuevo aviso');
      await way.write(field('Título'), 'La oficina está cerrada por la lluvia');
      await way.tap(button('Empezar'));
      await choose(field(/^Nivel/), 'urgente');
      await way.write(field(/^Hasta/), '2099-12-31');
      const text = page.getByRole('textbox', { name: 'Texto', exact: true });
      await way.tap(text);
      await page.keyboard.type('Las quejas se reciben en línea.');
      await save();
    });
    await task('Publicar otro día', 7, async () => {
      await find('buzón', /línea 070/);
      await way.tap(button('Ajustes'));
      await choose(page.getByRole('main').getByLabel('Estado'), 'Se publica otro día');
      await way.write(field(/^Publicar el/), '2099-06-01');
      await save();
    });
    await task('Mostrar un borrador a quien encabeza la oficina', 3, async () => {
      await find('alcoholimetría', /alcoholimetría/);
      const arriving = page.waitForEvent('download');
      await way.tap(button('Compartir'));
      expect(readFileSync(await (await arriving).path(), 'utf8')).toContain('No está publicado');
    });

    page.on('dialog', (asked) => void asked.accept());
    const backTo = async (words: RegExp) => {
      const version = page
        .getByRole('listitem')
        .filter({ has: button(words) })
        .first();
      await way.tap(version.getByRole('button', { name: words }));
      await way.tap(version.getByRole('button', { name: 'Volver todo a esta versión' }));
      way.effort.taps += 1;
      await expect(page.getByText(/^Listo\./)).toBeVisible();
    };
    await task('Deshacerlo todo', 4, async () => {
      await way.tap(page.getByRole('link', { name: 'Historia', exact: true }));
      await backTo(/Empieza el sitio/);
    });
    expect(newsroom.read('content/sitio.yml')).not.toContain('664 555 0123');
    expect(newsroom.read('content/prensa/instalan-comites-de-etica.md')).toContain('31 comités');
    await task('Y dejarlo como estaba antes de deshacerlo', 3, () =>
      backTo(/(Corrige|Agrega|Cambia la dirección de) «/),
    );
    expect(newsroom.read('content/sitio.yml')).toContain('664 555 0123');
    expect(newsroom.read('content/prensa/comites-de-etica-2024.md')).toContain('31 comités');
  },
);
