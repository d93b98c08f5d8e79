/** What the test wallet uses of Chrome's extension API. */
declare namespace chrome {
  interface Hearing<Listener> {
    addListener(listener: Listener): void
  }

  interface Port {
    readonly name: string
    readonly onMessage: Hearing<(message: unknown) => void>
    readonly onDisconnect: Hearing<() => void>
    postMessage(message: unknown): void
  }

  interface Sender {
    readonly id?: string
    readonly origin?: string
  }

  const runtime: {
    readonly id: string
    readonly onMessage: Hearing<
      (message: unknown, sender: Sender, answer: (value: unknown) => void) => boolean | void
    >
    readonly onConnect: Hearing<(port: Port) => void>
    sendMessage(message: unknown): Promise<unknown>
    connect(info: { readonly name: string }): Port
    getURL(path: string): string
  }

  const management: {
    setEnabled(id: string, enabled: boolean): Promise<void>
    uninstallSelf(options: { readonly showConfirmDialog: boolean }): Promise<void>
  }

  const storage: {
    readonly local: {
      get(): Promise<Record<string, unknown>>
      set(items: Readonly<Record<string, unknown>>): Promise<void>
    }
  }

  const tabs: {
    query(filter: object): Promise<readonly { readonly id?: number }[]>
    sendMessage(tabId: number, message: unknown): Promise<unknown>
  }

  const windows: {
    create(options: {
      readonly url: string
      readonly type: "popup"
      readonly width: number
      readonly height: number
    }): Promise<unknown>
  }
}
