import type { HistoryFilter } from '../../api/chat-queries.ts';

export const history = 'Historial de chats';
export const search = 'Buscar chats';
export const searchWithKey = 'Buscar chats (Ctrl+K)';
export const clearSearch = 'Borrar la búsqueda';
export const filter = 'Filtrar chats';
export const filters: Readonly<Record<HistoryFilter, string>> = {
  all: 'Todos',
  pinned: 'Fijados',
  saved: 'Guardados',
};

export const noChats = 'No se encontraron chats.';
export const found = (count: number, hasMore: boolean): string =>
  hasMore
    ? `Se encontraron más de ${count} ${count === 1 ? 'chat' : 'chats'}`
    : `${count} ${count === 1 ? 'chat encontrado' : 'chats encontrados'}`;
export const tryAgain = 'Intentar de nuevo';
export const loadingMore = 'Cargando más chats';
export const moreFailed = 'No se pudieron cargar más chats.';

export const untitled = 'Chat sin título';
export const pinned = 'Fijado';
export const saved = 'Guardado';
/** A chat by what tells it from others of its title. */
export const chatAt = (title: string, moment: string): string => `${title}, ${moment}`;
export const actionsFor = (title: string): string => `Acciones para ${title}`;
export const rename = 'Cambiar nombre';
export const pin = 'Fijar';
export const unpin = 'Dejar de fijar';
export const save = 'Guardar';
export const unsave = 'Quitar de guardados';
export const remove = 'Eliminar';
export const changeFailed = 'No se pudo guardar el cambio. Inténtelo de nuevo.';
