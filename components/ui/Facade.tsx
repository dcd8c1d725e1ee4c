import { island } from '@/components/islands/attributes';

interface FacadeProps {
  what: string;
  src: string;
  height: number;
  /** Reserves the frame's height on request, so that nothing moves when it loads. */
  reserve?: boolean;
}

export function Facade({ what, src, height, reserve }: FacadeProps) {
  const { host } = new URL(src);
  return (
    <div
      className={reserve ? 'facade facade-tall no-print' : 'facade no-print'}
      {...island('facade', 'interaction')}
      data-what={what}
      data-src={src}
      data-height={height}
      data-opening={`Abriendo ${host}…`}
    >
      <p>{`Está en otro sitio, ${host}: no se le envía nada hasta que pulse.`}</p>
      <button type="button" className={`button needs-script${reserve ? '' : ' button-outline'}`}>
        {`Mostrar ${what}`}
      </button>
    </div>
  );
}
