import { FormDialog } from '@/components/sections/FormSection';
import { OrganigramaDialog, OrganigramaSection } from '@/components/sections/Organigrama';
import { Dialog } from '@/components/ui/Dialog';
import { Facade } from '@/components/ui/Facade';
import { Notice, type FailureWords } from '@/components/ui/Island';
import { OfficeState } from '@/components/ui/OfficeState';
import { QuickExit } from '@/components/ui/QuickExit';
import { Altered } from './Altered';
import { Case } from '@/components/islands/dev/Case';
import { Part } from './Part';
import type { Samples } from './samples';

/** A dialog in its place in the page; with `open`, paper would show nothing else. */
const IN_PLACE = {
  style: { display: 'block', position: 'static', height: 'auto', maxWidth: '100%' },
} as const;

/** Dialogs, the chart, what is asked of others, the quick exit. */
export function Ventanas({ samples }: { samples: Samples }) {
  const { shell, directorio, vehiculos, denuncia } = samples;
  const exit = denuncia.salidaRapida ?? '/default/';
  return (
    <>
      <Part title="Ventanas">
        <Case name="A la vista">
          <Altered
            of={Dialog}
            props={{
              id: 'ventana',
              titulo: 'Título de la ventana',
              cerrar: { texto: 'Cerrar' },
              children: <p>Lo que dice.</p>,
            }}
            root={IN_PLACE}
          />
        </Case>
        <Case name="Ancha, con una salida al lado del título">
          <Altered
            of={Dialog}
            props={{
              id: 'ventana-ancha',
              titulo: 'Título de la ventana',
              cerrar: { texto: 'Close', lang: 'en' },
              wide: true,
              acciones: <QuickExit href={exit} />,
              children: <p>Lo que dice.</p>,
            }}
            root={IN_PLACE}
          />
        </Case>
        <Case name="Abiertas sobre la página">
          <p className="form-actions">
            <a className="button button-outline" href={`#${denuncia.id}`}>
              Abrir la de un formulario
            </a>
            <a className="button button-outline" href="#ventana-organigrama">
              Abrir la del organigrama
            </a>
          </p>
          <FormDialog form={denuncia} />
          {/* The page has the chart itself under its own address. */}
          <Altered
            of={OrganigramaDialog}
            props={{ chart: directorio.chart }}
            root={{ id: 'ventana-organigrama' }}
          />
        </Case>
      </Part>
      <Part title="Salida rápida">
        <QuickExit href={exit} />
      </Part>
      <Part title="Organigrama">
        <OrganigramaSection nodes={directorio.organigrama} chart={directorio.chart} />
      </Part>
      <Part title="Fachada de un sitio ajeno">
        <Case name="Por pedir; al pulsar, pedida">
          <Facade what="nuestras publicaciones" src={shell.redSocial.marco} height={200} />
        </Case>
        <Case name="Con su lugar guardado">
          <Facade what="la búsqueda" src={vehiculos.busqueda} height={400} reserve />
        </Case>
      </Part>
    </>
  );
}

/** What a person is told of the office's hours, and of a script that did not arrive. */
export function Estados({ samples }: { samples: Samples }) {
  const { horario } = samples.shell.contacto;
  return (
    <>
      <Part title="¿Está abierta la oficina?">
        <ul className="link-list">
          <li>
            <OfficeState hours={hours('00:00-24:00')}>{horario}</OfficeState> (abierta)
          </li>
          <li>
            {/* Of which a minute a day is not so. */}
            <OfficeState hours={hours('23:59-24:00')}>{horario}</OfficeState> (cerrada, abre)
          </li>
          <li>
            <OfficeState hours={hours('')}>{horario}</OfficeState> (cerrada)
          </li>
          <li>
            <OfficeState hours={{ ...hours('00:00-24:00'), closed: '' }}>{horario}</OfficeState> (de
            este año no se sabe)
          </li>
          <li>
            <OfficeState hours={undefined}>{horario}</OfficeState> (no se sabe)
          </li>
        </ul>
      </Part>
      <Part title="Aviso de lo que no cargó">
        <Case name="No cargó">
          <div data-failed="1" />
          <Notice {...WORDS} />
        </Case>
        <Case name="Se pide otra vez">
          <div data-failed="" />
          <Notice {...WORDS} />
        </Case>
        <Case name="Ya cargó: lo dice a quien tiene ahí el foco">
          <a href="#aviso-de-que-cargo">Llevar el foco al aviso</a>
          <div data-hydrated="" />
          <Altered of={Notice} props={WORDS} root={{ id: 'aviso-de-que-cargo' }} />
        </Case>
      </Part>
    </>
  );
}

const WORDS: FailureWords = {
  failed: 'No se pudo cargar el formulario. Lo que haya escrito sigue aquí.',
  waking: 'Cargando el formulario…',
  woken: 'El formulario ya cargó: puede continuar.',
  retry: 'Reintentar',
};

/** Years enough for every device's clock. */
const YEARS = Array.from({ length: 100 }, (_, at) => 2000 + at).join('|');

/** The same turn every day of every year. */
const hours = (turn: string) => ({
  week: Array<string>(7).fill(turn).join('|'),
  closed: YEARS,
  clock: '-8',
});
