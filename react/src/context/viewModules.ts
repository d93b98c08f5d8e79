import { whenReachable } from "@latchkey/core"
import type { ComponentType } from "react"
import type { ViewDeclaration, ViewProps } from "../slots/views.ts"

/** What has a module: a view, a tab, a section. */
type Loadable = Pick<ViewDeclaration, "load" | "component">

/** Modules of views, each loaded once; a failed one is requested again. */
export interface ViewModules {
  readonly get: (declaration: Loadable) => ComponentType<ViewProps> | undefined
  readonly load: (declaration: Loadable) => Promise<ComponentType<ViewProps>>
}

/** Makes the modules of one modal. */
export const makeViewModules = (): ViewModules => {
  const loaded = new WeakMap<Loadable, ComponentType<ViewProps>>()
  const loading = new WeakMap<Loadable, Promise<ComponentType<ViewProps>>>()
  const get = (declaration: Loadable) => declaration.component ?? loaded.get(declaration)
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
