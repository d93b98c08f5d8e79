import { messageNamespaces } from "./MessageNamespace.ts"
import type { SiwxOptions } from "./SiwxOptions.ts"

/** The namespaces that can sign in; undefined for all that can sign messages. */
export const signingNamespaces = ({
  backend,
  siweConfig,
  namespaces = []
}: SiwxOptions): ReadonlyArray<string> | undefined => {
  if (backend !== undefined) return backend.namespaces
  return siweConfig === undefined ? [...messageNamespaces, ...namespaces].map(({ id }) => id) : ["eip155"]
}
