/** Something that a namespace can do: signing, reading a balance. Its token is what registers and asks for it. */
export interface Capability<T> {
  readonly name: string
  /** Never set: carries the type of what has the capability. */
  readonly _value?: T
}

/** Declares a capability. */
export const defineCapability = <T>(name: string): Capability<T> => ({ name })
