import { cloneElement, type ReactElement } from 'react';
import { Case } from '@/components/islands/dev/Case';
import { FormIsland } from '@/components/islands/forms/FormIsland';
import { Menu } from '@/components/layout/Menu';
import { PageFoot } from '@/components/layout/PageFoot';
import { Avisos } from '@/components/sections/Avisos';
import { ComunicadoCards } from '@/components/sections/ComunicadoCard';
import { Pager } from '@/components/sections/Pager';
import { WithdrawnNotice } from '@/components/sections/WithdrawnNotice';
import { PrensaList } from '@/components/sections/PrensaList';
import { DataTable } from '@/components/ui/DataTable';
import { Dialog } from '@/components/ui/Dialog';
import { Facade } from '@/components/ui/Facade';
import { Island, Notice, type FailureWords } from '@/components/ui/Island';
import { OfficeState } from '@/components/ui/OfficeState';
import { QuickExit } from '@/components/ui/QuickExit';
import type { ViewOf } from '@/lib/site/kinds';
import type { AvisoView } from '@/lib/site/page-data/avisos';
import type { FormView } from '@/lib/site/views/form';
import type { ShellView } from '@/lib/site/page-data/shell';
import { Part } from './Part';

interface PiezasProps {
  shell: ShellView;
  form: FormView;
  cards: ViewOf<'prensa'>['cards'];
}

const WITHDRAWN = {
  fecha: '2026-03-01',
  fechaLarga: '1 de marzo de 2026',
  motivo: 'Decía un día equivocado.',
  list: { titulo: 'Comunicados', ruta: '/prensa/' },
};

/** Components in the states that no page of today's content has. */
export function Piezas({ shell, form, cards }: PiezasProps) {
  const { definition, correos, issuer, channels, publicado, demostracion } = form;
  const list = (count: number) => ({
    cards: cards.slice(0, count),
    ...{ older: undefined, newer: undefined, years: [] },
  });
  return (
    <>
      <Part title="Navegación">
        {rooted(Menu({ shell, ruta: '/prensa/' }), { id: 'menu-abierto', popover: undefined })}
        <Pager older="/prensa/" newer="/prensa/" label="En medio" />
        <Pager older="/prensa/" newer={undefined} label="La primera" />
        <Pager older={undefined} newer="/prensa/" label="La última" />
        <WithdrawnNotice view={WITHDRAWN} />
      </Part>
      <Part title="Listas y tablas">
        <ComunicadoCards
          className="cards cards-four"
          cards={cards.slice(0, 1).map((card) => ({ ...card, muestra: true }))}
        />
        {[0, 4].map((count) => (
          <Case key={count} name={`${count} comunicados`}>
            <PrensaList view={list(count)} />
          </Case>
        ))}
        <DataTable
          caption="Por grupos"
          columns={COLUMNS}
          groups={[{ id: 'g', title: 'Grupo', rows: ROWS }]}
        />
        <PageFoot fuentes={[{ ...FUENTE, articulos: ['33'], porConfirmar: true }]} />
      </Part>
      <Part title="¿Está abierta la oficina?">
        {Object.entries(HOURS).map(([name, hours]) => (
          <p key={name}>
            <OfficeState hours={hours}>{shell.contacto.horario}</OfficeState> ({name})
          </p>
        ))}
      </Part>
      <Part title="Aviso de lo que no cargó">
        <div data-failed="1" />
        <Notice {...WORDS} />
        <div data-failed="" />
        <Notice {...WORDS} />
        <a href="#aviso-de-que-cargo">Llevar el foco al aviso de que ya cargó</a>
        <div data-hydrated="" />
        {rooted(Notice(WORDS), { id: 'aviso-de-que-cargo' })}
      </Part>
      <Part title="Avisos arriba de una página">
        <Avisos avisos={(['urgente', 'importante', 'informativo'] as const).map(avisoOf)} />
      </Part>
      <Part title="Ventanas y marcos">
        {rooted(
          Dialog({
            id: 'ventana',
            titulo: 'Título de la ventana',
            cerrar: { texto: 'Close', lang: 'en' },
            wide: true,
            acciones: <QuickExit href="/default/">Salir rápido</QuickExit>,
            children: <p id="ventana-titulo">Lo que dice.</p>,
          }),
          { style: { display: 'block', position: 'static', height: 'auto', maxWidth: '100%' } },
        )}
        <Facade what="nuestras publicaciones" src={shell.enlaces.transparencia} height={200} />
      </Part>
      <Part title="Un formulario sin servicio de correo">
        <Island
          name="forms"
          of={FormIsland}
          when="interaction"
          props={{
            id: 'sin-servicio',
            settings: null,
            ...{ definition, correos, issuer, channels, publicado, demostracion },
          }}
        />
      </Part>
    </>
  );
}

/** A component that would hide, or whose address the page has already, with its root made to fit here. */
const rooted = (element: ReactElement, root: object) => cloneElement(element, root);

/** A notice of every day. */
const avisoOf = (nivel: AvisoView['nivel']): AvisoView => ({
  ...{ id: nivel, nivel, titulo: 'Título del aviso', muestra: true, desde: 0, hasta: 4e12 },
  ...{ html: '<p>Lo que hay que saber, con <a href="/prensa/">un enlace</a>.</p>' },
  vigencia: 'Vigente el 27 de enero de 2025',
});

const FUENTE = {
  nombre: 'Ley de muestra',
  siglas: 'LM',
  publicacion: 'Periódico Oficial',
  texto: '2025-01-27',
};
const COLUMNS = [
  { title: 'Dato', label: 'Dato' },
  { title: 'Valor', label: 'Valor' },
  { title: 'Nota' },
];
const ROWS = [
  { key: 'a', cells: ['Primero', 'Uno', 'Cada celda en su columna'] },
  { key: 'b', cells: ['Segundo', 'Dos columnas en una', null] },
];

const WORDS: FailureWords = {
  failed: 'No se pudo cargar el formulario. Lo que haya escrito sigue aquí.',
  waking: 'Cargando el formulario…',
  woken: 'El formulario ya cargó: puede continuar.',
  retry: 'Reintentar',
};

const YEARS = Array.from({ length: 100 }, (_, at) => 2000 + at).join('|');
/** The same turn every day of every year. */
const daily = (turn: string, closed = YEARS) => ({
  ...{ week: Array<string>(7).fill(turn).join('|'), closed, clock: '-8' },
});
const HOURS = {
  abierta: daily('00:00-24:00'),
  'cerrada, abre': daily('23:59-24:00'),
  cerrada: daily(''),
  'de este año no se sabe': daily('00:00-24:00', ''),
  'no se sabe': undefined,
};
