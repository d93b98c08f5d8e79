import { onScopeDispose, shallowRef } from "vue"
import { kit } from "./kit.js"

/** A part of the kit's state that follows it: `useKitSnapshot(({ account }) => account.eip155?.address)`. */
export const useKitSnapshot = (select) => {
  const value = shallowRef(select(kit.getSnapshot()))
  onScopeDispose(kit.subscribe(() => (value.value = select(kit.getSnapshot()))))
  return value
}
