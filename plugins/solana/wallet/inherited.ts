/** An object that has the given properties, getters included, from its prototype only, like an instance of a class. */
export const inherited = <A extends object>(properties: A): A => Object.freeze(Object.create(properties) as A)
