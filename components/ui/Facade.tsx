import { island } from '@/components/islands/attributes';

interface FacadeProps {
  what: string;
  src: string;
  height: number;
  /** Reserves the frame's height on request, so that nothing moves when it loads. */
  reserve?: boolean;
}

export function Facade({ what, src, height, reserve }: FacadeProps) {
  return (
    <div
      className={reserve ? 'facade facade-tall no-print' : 'facade no-print'}
      {...island('facade', 'interaction')}
      data-what={what}
      data-src={src}
      data-height={height}
    >
      <p>{`Al pulsar el botón verá aquí ${what}, desde ${new URL(src).host}. Antes no se envía nada a ese sitio.`}</p>
      <button type="button" className={`button needs-script${reserve ? '' : ' button-outline'}`}>
        {`Mostrar ${what}`}
      </button>
    </div>
  );
}
