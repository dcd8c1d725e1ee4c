import type { ComponentType } from 'react';
import type { Person } from '../api';
import { HistoryArea } from './history/HistoryArea';
import { PublishArea } from './publish/PublishArea';
import { EstrenoArea } from './EstrenoArea';

interface Area {
  label: string;
  View: ComponentType<{ mayPublish: boolean }>;
  /** Anyone who has another role does not see it; without one, everybody does. */
  role?: Person['role'];
}

/** What the head of the screen leads to, in its order. */
export const AREAS: Record<string, Area> = {
  publicar: { label: 'Publicar', View: PublishArea, role: 'publica' },
  historia: { label: 'Historia', View: HistoryArea },
  estrenar: { label: 'Estrenar', View: EstrenoArea },
};
