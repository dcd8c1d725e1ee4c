import { InSpanish, useWords } from './language';

export interface ChannelFacts {
  linea?: string | undefined;
  lineaHref?: string | undefined;
  telefono: string;
  telefonoHref: string;
  correo: string;
  domicilio: string;
  horario: string;
}

interface ChannelsProps extends ChannelFacts {
  anonymous: boolean;
  lead?: string;
}

export function Channels({ anonymous, lead, ...facts }: ChannelsProps) {
  const { linea, lineaHref, telefono, telefonoHref, correo, domicilio, horario } = facts;
  const { CHANNELS } = useWords();
  const [name, host] = correo.split('@');
  return (
    <div className={lead ? 'notice' : undefined}>
      {lead && (
        <p>
          <strong>{lead}</strong>
        </p>
      )}
      {anonymous && <p>{CHANNELS.anonymous}</p>}
      <p>{anonymous ? CHANNELS.known : CHANNELS.also}</p>
      <ul className="list-disc pl-5">
        <li>
          {linea ? (
            <>
              {CHANNELS.call} <a href={lineaHref}>{linea}</a> {CHANNELS.or}
            </>
          ) : (
            CHANNELS.callPhone
          )}{' '}
          <a href={telefonoHref}>{telefono}</a>;
        </li>
        <li>
          {CHANNELS.write}{' '}
          <a href={`mailto:${correo}`}>
            {name}
            <wbr />@{host}
          </a>
          ;
        </li>
        <li>
          {CHANNELS.visit} <InSpanish>{domicilio}</InSpanish>
          {CHANNELS.hours(horario)}
        </li>
      </ul>
    </div>
  );
}
