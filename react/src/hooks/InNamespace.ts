/** Which chain namespace a hook reads. */
export interface InNamespace<Name extends string | undefined = string | undefined> {
  /** CAIP-2 namespace; the active one by default. */
  readonly namespace?: Name | undefined
}
