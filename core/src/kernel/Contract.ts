/** A service that one plugin provides and others use, without Effect. With Effect, a `Context.Service` of the same key is it. */
export interface Contract<T> {
  readonly key: string
  /** Never set: carries the type of the service. */
  readonly _value?: T
}

/** Declares a contract; begin its key with the name of the package that declares it. */
export const defineContract = <T>(key: string): Contract<T> => ({ key })
