import { DevScript } from '@/components/islands/dev/DevScript';
import { Shell } from '@/components/layout/Shell';
import { AtRest } from '@/components/islands/dev/AtRest';
import { Datos } from './Datos';
import { Formularios } from './Formularios';
import { Letra, Signos } from './Letra';
import { Navegacion } from './Navegacion';
import { readSamples } from './samples';
import { Portada, Secciones } from './Secciones';
import { Estados, Ventanas } from './Ventanas';

export const metadata = { title: 'Componentes', icons: { icon: '/icono.svg' } };

/**
 * Every component in its states, for whoever changes one: `npm run dev` alone shows it. What stands
 * around every page stands around this one.
 */
export default async function Components() {
  const samples = await readSamples();
  const { shell, sindico } = samples;
  return (
    <Shell
      shell={shell}
      ruta="/componentes/"
      read={false}
      titulo="Componentes"
      descripcion="Señale, enfoque con Tab y pulse cada uno; véalos en claro, en oscuro y en papel."
      pie={sindico.frame?.pie ?? { fuentes: [] }}
    >
      <AtRest>
        <Letra samples={samples} />
        <Signos samples={samples} />
        <Navegacion samples={samples} />
        <Estados samples={samples} />
        <Datos samples={samples} />
        <Portada samples={samples} />
        <Secciones samples={samples} />
        <Ventanas samples={samples} />
        <Formularios samples={samples} />
      </AtRest>
      <DevScript />
    </Shell>
  );
}
