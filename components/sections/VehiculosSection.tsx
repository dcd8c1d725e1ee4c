import { telHref } from '@/lib/site/text';
import type { VehiculosView } from '@/lib/site/views/vehiculos';
import { Fuente } from '@/components/ui/Fuente';
import { Facade } from '@/components/ui/Facade';
import { Link } from '@/components/ui/Link';
import { MarcaDeGrupo } from '@/components/ui/Marca';
import { Preguntas } from './Preguntas';

const FRAME_HEIGHT = 400;

/** Towed vehicles (sections 2.5 and 9): the search, what to know, and whom to call. */
export function VehiculosSection({ view }: { view: VehiculosView }) {
  const { presentacion, arrastre, fundamento, supuestos, fuente, recuperar } = view;
  const { nacional, extranjero, preguntas, busqueda } = view;
  const { telefono, correo, horario } = view.contacto;
  return (
    <>
      <p className="max-w-texto">{presentacion}</p>
      <section className="section">
        <h2>Busque su vehículo</h2>
        <Facade what="la búsqueda de vehículos" src={busqueda} height={FRAME_HEIGHT} reserve />
        <p className="mt-3 max-w-texto">
          ¿No la ve? <Link href={busqueda}>Ábrala aparte</Link> o llame al{' '}
          <a href={telHref(telefono)}>{telefono}</a>, de {horario}. Mientras tanto, vea{' '}
          <a href="#como-recuperar">cómo recuperar su vehículo</a> y{' '}
          <a href="#papeles">qué papeles llevar</a>.
        </p>
      </section>
      {arrastre && (
        <section className="section">
          <h2>Oficina de arrastre</h2>
          <MarcaDeGrupo si={arrastre.muestra} />
          <p>
            Teléfono: <Phone text={arrastre.telefono} />
          </p>
          <p>Horario: {arrastre.horario}.</p>
          <p>Domicilio: {arrastre.domicilio}.</p>
        </section>
      )}
      <section className="section">
        <h2>Lo que necesito saber</h2>
        <Item
          id="cuando-se-remolca"
          titulo="¿En qué casos la autoridad puede remolcar un vehículo?"
        >
          <ul>
            {supuestos.map((supuesto) => (
              <li key={supuesto}>{supuesto}</li>
            ))}
          </ul>
          <p>{fundamento}</p>
          <Fuente texto={fuente} />
        </Item>
        <Item id="como-recuperar" titulo="¿Cómo recupero mi vehículo?">
          <MarcaDeGrupo si={recuperar.muestra} />
          <p>{recuperar.introduccion}</p>
          <ol>
            {recuperar.pasos.map((paso) => (
              <li key={paso}>{paso}</li>
            ))}
          </ol>
          <Documentos
            id="papeles"
            titulo="Documentos para un vehículo nacional"
            documentos={nacional}
          />
          <Documentos titulo="Documentos para un vehículo extranjero" documentos={extranjero} />
        </Item>
        <Preguntas preguntas={preguntas} />
      </section>
      <section className="section">
        <h2>Contacto</h2>
        <MarcaDeGrupo si={view.contacto.muestra} />
        <p>
          Teléfono: <a href={telHref(telefono)}>{telefono}</a>
        </p>
        <p>
          Correo: <a href={`mailto:${correo}`}>{correo}</a>
        </p>
        <p>Horario: {horario}.</p>
      </section>
    </>
  );
}

/** A link where there is a number to call: the office may not have given it yet. */
const Phone = ({ text }: { text: string }) =>
  /\d/.test(text) ? <a href={telHref(text)}>{text}</a> : text;

function Item({ id, titulo, children }: { id: string; titulo: string; children: React.ReactNode }) {
  return (
    <details id={id} className="panel" data-folds="always" open>
      <summary>
        <h3>{titulo}</h3>
      </summary>
      <div className="panel-body prose">{children}</div>
    </details>
  );
}

interface DocumentosProps {
  id?: string;
  titulo: string;
  documentos: string[];
}

function Documentos({ id, titulo, documentos }: DocumentosProps) {
  return (
    <details id={id} open>
      <summary>
        <strong>{titulo}</strong>
      </summary>
      <ul>
        {documentos.map((documento) => (
          <li key={documento}>{documento}</li>
        ))}
      </ul>
    </details>
  );
}
