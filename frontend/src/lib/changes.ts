/** Views of any game, brought up to date by what an update says changed. */
import type { AnyChanges, AnyView } from './wire';

/** A copy of the entries with the changes made; an entry that became null is gone. */
function patched<T>(entries: Record<string, T>, changes: Record<string, T | null>): Record<string, T> {
  const result = { ...entries };
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) Reflect.deleteProperty(result, key);
    else result[key] = value;
  }
  return result;
}

/** The view after the changes; the one before is left as it was. */
export function apply<V extends AnyView>(view: V, changes: AnyChanges): V {
  const { zones, faces, ...fields } = changes;
  return {
    ...view,
    ...fields,
    zones: zones ? patched(view.zones, zones) : view.zones,
    faces: faces ? patched<unknown>(view.faces, faces) : view.faces,
  };
}
