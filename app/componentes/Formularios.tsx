import { FormIsland } from '@/components/islands/forms/FormIsland';
import { AcuseSection } from '@/components/sections/AcuseSection';
import { FormSection } from '@/components/sections/FormSection';
import { Island } from '@/components/ui/Island';
import { requirementOf, statusOf } from '@/lib/forms/logic';
import { Campos } from '@/components/islands/dev/Campos';
import { envioOf } from '@/components/islands/dev/envio';
import { Fin } from '@/components/islands/dev/Fin';
import { Case } from '@/components/islands/dev/Case';
import { Part } from './Part';
import { Pasos } from '@/components/islands/dev/Pasos';
import type { Samples } from './samples';

/** A form whole, and each of its steps as it shows them. */
export function Formularios({ samples }: { samples: Samples }) {
  const { acuse, queja, denuncia } = samples;
  const { definition, correos, issuer, channels, publicado, demostracion } = queja;
  const [first] = definition.modos;
  return (
    <>
      <Part title="Formulario">
        <Case name="Completo">
          <FormSection form={queja} />
        </Case>
        <Case name="Sin servicio de correo">
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
        </Case>
      </Part>
      <Part title="Campos">
        <Campos
          requirement={first ? requirementOf(definition, first) : ''}
          fields={envioOf(queja, 0).fields}
          dated={envioOf(denuncia, 0).fields}
          status={denuncia.definition.modos.map((mode) => statusOf(denuncia.definition, mode))}
          modes={denuncia.definition}
        />
      </Part>
      <Part title="Pasos del formulario">
        <Pasos
          named={envioOf(denuncia, 0)}
          anonymous={envioOf(denuncia, 1)}
          channels={denuncia.channels}
          invalid={denuncia.definition.invalido}
        />
      </Part>
      <Part title="Fin del envío">
        <Fin
          envio={envioOf(denuncia, 1)}
          dialog={denuncia.id}
          demostracion={denuncia.demostracion}
          salida={denuncia.salidaRapida ?? '/default/'}
        />
      </Part>
      <Part title="Comprobar un acuse">
        <p>Para ver su dictamen, elija el acuse que se descarga arriba, o uno cambiado.</p>
        <AcuseSection view={acuse} />
      </Part>
    </>
  );
}
