'use client';

/** How else to reach the office, for when a form cannot. */
export interface ChannelFacts {
  linea: string;
  lineaHref: string;
  telefono: string;
  telefonoHref: string;
  /** The inbox of this form's own messages. */
  correo: string;
  domicilio: string;
  horario: string;
}

interface ChannelsProps extends ChannelFacts {
  /** Adds which ways keep a writer anonymous. */
  anonymous: boolean;
  lead?: string;
}

/** The other ways to complain or denounce: mailbox, phone, office, e-mail. */
export function Channels({
  linea,
  lineaHref,
  telefono,
  telefonoHref,
  correo,
  domicilio,
  horario,
  anonymous,
  lead,
}: ChannelsProps) {
  return (
    <div className={lead ? 'notice' : undefined}>
      {lead && (
        <p>
          <strong>{lead}</strong>
        </p>
      )}
      {anonymous && (
        <p>
          Sin decir quién es: imprima o copie a mano lo escrito, sin nombre ni firma, y déjelo en el
          buzón de la oficina.
        </p>
      )}
      <p>{anonymous ? 'Con estas otras vías sabrán quién es usted:' : 'También puede:'}</p>
      <ul className="list-disc pl-5">
        <li>
          llamar a la línea <a href={lineaHref}>{linea}</a> o al{' '}
          <a href={telefonoHref}>{telefono}</a>;
        </li>
        <li>
          escribir a <a href={`mailto:${correo}`}>{correo}</a>;
        </li>
        <li>{`acudir a ${domicilio}, de ${horario}.`}</li>
      </ul>
    </div>
  );
}
