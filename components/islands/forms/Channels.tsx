'use client';

/** How else to reach the office, for when a form cannot. */
export interface ChannelFacts {
  linea: string;
  lineaHref: string;
  telefono: string;
  telefonoHref: string;
  correo: string;
  domicilio: string;
  horario: string;
}

/** The other ways to complain or denounce: phone, office, e-mail. */
export function Channels({
  linea,
  lineaHref,
  telefono,
  telefonoHref,
  correo,
  domicilio,
  horario,
  lead,
}: ChannelFacts & { lead?: string }) {
  return (
    <div className={lead ? 'notice' : undefined}>
      {lead && (
        <p>
          <strong>{lead}</strong>
        </p>
      )}
      <p>También puede:</p>
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
