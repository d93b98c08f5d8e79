import type { OnrampMessages } from "../OnrampMessages.ts"
import type { OnrampProgressMessages } from "../OnrampProgressMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  buy: "Comprar",
  purchases: "Compras"
}

export const words: OnrampMessages = {
  notConnected: "Conecta una billetera para comprar.",
  unsupported: "Aquí no se puede comprar nada en {network}.",
  chooseNetwork: "Elegir otra red",
  restricted: "La compra no está disponible donde estás.",
  pay: "Pagas",
  currency: "Moneda",
  preset: "Pagar {amount}",
  get: "Recibes aprox.",
  coin: "Qué compras",
  method: "Pagar con",
  methods: { card: "Tarjeta", ach_bank_account: "Cuenta bancaria" },
  provider: "Proveedor",
  fee: "{provider}, comisión del {fee}\u00a0%",
  providerFee: "Comisión de {provider}",
  networkFee: "Comisión de red",
  to: "A tu cuenta",
  onPage: "{provider} muestra el precio en su página.",
  quoteFailed: "Aún no hay precio de {provider}. Lo verás en su página antes de pagar.",
  listsDefault: "{provider} no dijo qué vende. Puede que su página ofrezca otra cosa.",
  opaque: "Comprueba en la página de {provider} que va a esta dirección: el enlace no la muestra.",
  leaves: "Pagas en la página de {provider}, en una ventana nueva. Esa página verá tu dirección.",
  buyAt: "Continúa en {provider}",
  latest: "Última compra",
  purchases: "Tus compras",
  problems: {
    amountMissing: "Introduce un importe.",
    amountFormat: "Introduce un número, por ejemplo 0,5.",
    amountAmbiguous: "Escríbelo sin separador de miles.",
    amountDecimals: "{currency} tiene como máximo {decimals} decimales.",
    amountZero: "Introduce más de cero.",
    amountLow: "Introduce {min} o más.",
    amountHigh: "Introduce {max} o menos.",
    provider: "{provider} no respondió. Inténtalo de nuevo o elige otro proveedor.",
    link: "El enlace de {provider} no lleva a donde debería. No se abrió nada.",
    invalid: "{provider} ya no vende esto. Elige de nuevo.",
    other: "Eso no funcionó. Inténtalo de nuevo."
  }
}

export const progress: OnrampProgressMessages = {
  to: "A tu cuenta",
  nothingBegun: "Aún no se ha comprado nada.",
  openTitle: "Continúa en {provider}",
  openText: "Su página está abierta en otra ventana. Vuelve cuando termines.",
  blockedTitle: "No se abrió ninguna ventana",
  blockedText: "Tu navegador lo impidió. Abre tú la página de {provider}:",
  closedTitle: "La página de {provider} parece estar cerrada",
  closedText: "Si pagaste, puede tardar un poco en llegar. Si no, puedes abrirla de nuevo.",
  pendingTitle: "Tu compra está en camino",
  pendingText: "{provider} la recibió. Puedes cerrar esto.",
  successTitle: "{provider} lo envió",
  successText: "Puede tardar unos minutos en verse en tu cuenta.",
  failedTitle: "La compra falló",
  failedText: "{provider} dice que no se completó. En su página te dice qué pasó con tu dinero.",
  unknownTitle: "Todavía no se ve nada",
  unknownText: "Si pagaste, aún puede llegar. La página de {provider} o su correo te dicen más.",
  showBalance: "Mostrar mi saldo",
  held: "Tienes {amount}",
  grown: "{amount} más que antes",
  notGrown: "Aún no ha llegado nada.",
  lookFailed: "No se pudo cargar tu saldo.",
  openPage: "Abrir la página de {provider}",
  copyLink: "Copiar enlace",
  linkCopied: "Enlace copiado",
  checkAgain: "Comprobar de nuevo",
  done: "Hecho",
  paid: "Pagaste {amount}",
  somePurchase: "Compra",
  tags: { pending: "En camino", success: "Enviado", failed: "Fallida" },
  unread: "{provider} no respondió.",
  listFailed: "No se pudieron cargar tus compras."
}
