import { whenReachable } from "@latchkey/core"
import type { ComponentType } from "react"
import type { ViewDeclaration, ViewProps } from "../slots/views.ts"

/** Modules of views, each loaded once; a failed one is requested again. */
export interface ViewModules {
  readonly get: (declaration: ViewDeclaration) => ComponentType<ViewProps> | undefined
  readonly load: (declaration: ViewDeclaration) => Promise<ComponentType<ViewProps>>
}

/** Makes the modules of one modal. */
export const makeViewModules = (): ViewModules => {
  const loaded = new WeakMap<ViewDeclaration, ComponentType<ViewProps>>()
  const loading = new WeakMap<ViewDeclaration, Promise<ComponentType<ViewProps>>>()
  const get = (declaration: ViewDeclaration) => declaration.component ?? loaded.get(declaration)
  return {
    get,
    load: (declaration) => {
      const ready = get(declaration)
      if (ready !== undefined) return Promise.resolve(ready)
      const under = loading.get(declaration)
      if (under !== undefined) return under
      const work = Promise.resolve()
        .then(() => whenReachable(declaration.load))
        .then(({ default: component }) => {
          loaded.set(declaration, component)
          return component
        })
        .finally(() => loading.delete(declaration))
      loading.set(declaration, work)
      return work
    }
  }
}
