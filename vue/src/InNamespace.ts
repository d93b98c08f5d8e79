import { toValue, type MaybeRefOrGetter } from "vue"

/** Which chain namespace a composable reads; a ref or a getter is followed. */
export interface InNamespace<Name extends string | undefined = string | undefined> {
  /** CAIP-2 namespace; the active one by default. */
  readonly namespace?: MaybeRefOrGetter<Name | undefined>
}

/** The namespace that is read now. */
export const namespaceOf = ({ namespace }: InNamespace): string | undefined => toValue(namespace)
