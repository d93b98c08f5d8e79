import type { StepMessages } from "../StepMessages.ts"
import type { SwapMessages } from "../SwapMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  swap: "Intercambiar",
  tokens: "Elegir token",
  offers: "Ofertas",
  preview: "Revisar"
}

export const words: SwapMessages = {
  notConnected: "Conecta una billetera para intercambiar.",
  unsupported: "Aquí no se puede intercambiar nada en {network}.",
  chooseNetwork: "Elegir otra red",
  sell: "Vendes",
  buy: "Recibes aprox.",
  token: "Token: {symbol}",
  chooseToken: "Elegir",
  balance: "Tienes {amount}",
  max: "Máx.",
  maxLabel: "Máx., vender todo lo que deja la comisión",
  flip: "Invertir los dos tokens",
  rate: "Tipo de cambio",
  rateIs: "1 {sold} = {bought}",
  priceImpact: "Impacto en el precio",
  provider: "Exchange",
  minimum: "Recibes al menos",
  slippage: "Deslizamiento (máx.)",
  slippageChange: "Cambiar el deslizamiento, ahora {percent}",
  slippageLegend: "Cuánto puede empeorar el precio",
  slippageOther: "Otro, en porcentaje",
  slippageNote:
    "Si el precio empeora más que esto, el intercambio no se hace. La comisión de red se paga igualmente.",
  review: "Revisar intercambio",
  tokensFailed: "No se pudieron cargar los tokens.",
  noTokens: "Aquí no hay nada que intercambiar.",
  searchTokens: "Buscar tokens",
  noTokenFound: "Ningún token coincide con «{query}».",
  yourTokens: "Tus tokens",
  suggestedTokens: "Sugeridos",
  otherTokens: "Tokens",
  latest: "Último intercambio",
  warnSlippage:
    "Con un deslizamiento del {percent} puedes recibir mucho menos de lo que se muestra. Otros pueden aprovecharse.",
  problems: {
    amountMissing: "Introduce un importe.",
    amountFormat: "Introduce un número, por ejemplo 0,5.",
    amountAmbiguous: "Escríbelo sin separador de miles.",
    amountDecimals: "{symbol} tiene como máximo {decimals} decimales.",
    amountZero: "Introduce más de cero.",
    amountTooMuch: "No tienes tanto.",
    tokenMissing: "Elige qué quieres recibir.",
    token: "Este token no se puede intercambiar.",
    same: "Elige dos tokens distintos.",
    slippage: "Introduce un porcentaje de 0 a 50.",
    noOffer: "Ningún exchange ofrece este intercambio. Prueba con un importe menor.",
    provider: "El exchange no respondió como debía. Inténtalo de nuevo.",
    mismatch: "La transacción del exchange no coincidía con su oferta. No se envió nada.",
    expired: "El precio ya es demasiado antiguo. Revísalo de nuevo.",
    moved: "El precio empeoró desde que miraste. Revísalo de nuevo.",
    unsupported: "Aquí no se puede intercambiar nada en {network}.",
    tax: "Este token se queda con más de cada transferencia de lo que permite este sitio.",
    taxed: "Este token se queda con una parte de cada transferencia, y este exchange no lo acepta.",
    refused: "Este intercambio fallaría. Puede que el precio se haya movido.",
    changed: "Algo cambió desde que miraste. Revísalo de nuevo.",
    waiting: "Una transacción sigue esperando en tu billetera."
  }
}

export const step: StepMessages = {
  receiverOther: "Recibir en otra dirección",
  receiverMine: "Usar mi cuenta",
  receiverHint: "Dirección o nombre",
  receiverWrong: "Esto no es una dirección de {network}. Comprueba cada carácter.",
  warnBurn: "Nadie tiene la clave de esta dirección. Lo que envíes ahí se pierde.",
  warnToken: "Este es el contrato del propio token. Lo que envíes ahí casi seguro se pierde.",
  warnContract: "Esta dirección es un contrato. Asegúrate de que puede usar lo que envías.",
  warnLookAlike:
    "Esta dirección se parece a una que conoces, {address}, pero es otra. Puede que alguien quiera que las confundas.",
  gotThere: "{got} llegaron a {address}.",
  providerFee: "Comisión del exchange",
  siteFee: "Comisión de este sitio",
  bestOffer: "Mejor oferta",
  offerFee: "Comisión de red: unos {amount}",
  stopImpact: "No se puede intercambiar con esta pérdida. Intercambia un importe menor.",
  warnImpact:
    "Este intercambio es grande para este mercado: recibes {percent} menos que a su precio anterior.",
  warnOpaque: "Aquí no se puede leer qué hace esta transacción. Asegúrate de que confías en {provider}.",
  warnTax:
    "Llegará aprox. {arrives}, {percent} menos de lo ofrecido: este token se queda con una parte de cada transferencia.",
  warnStuck: "Puede que no puedas volver a vender {symbol} aquí: en una prueba, falló.",
  untried: "No pudimos probar cuánto llega.",
  warnMoved: "El precio empeoró mientras mirabas: ahora unos {bought}.",
  acceptPrice: "Aceptar el nuevo precio",
  understood: "Quiero intercambiar de todos modos",
  refreshFailed: "No se pudo actualizar el precio.",
  reviewGone: "Ya no hay nada que revisar.",
  step: "Paso {number} de {count}",
  account: "Cuenta",
  contract: "Contrato",
  spender: "Dirección autorizada",
  approveTitle: "Permitir {amount}",
  approveNote:
    "{provider} podrá entonces llevarse exactamente esta cantidad de tu cuenta. Después haces el intercambio.",
  unlimited: "{symbol} sin límite",
  allowUnlimited: "Permitir una cantidad ilimitada, también para intercambios futuros",
  unlimitedNote:
    "{provider} podrá entonces llevarse todo el {symbol} que llegues a tener, hasta que revoques la aprobación.",
  permitNote:
    "{provider} podrá entonces llevarse exactamente esta cantidad de tu cuenta, durante 20 minutos. Solo firmas: no se envía nada y no se cobra comisión. Después haces el intercambio.",
  approve: "Permitir {amount}",
  resetTitle: "Quitar la aprobación anterior",
  resetNote: "{symbol} no admite una nueva aprobación hasta que se quite la anterior.",
  reset: "Quitar la aprobación",
  swap: "Intercambiar {amount}",
  askingSwap: "Comprueba ahí que el importe sea el mismo que aquí.",
  askingApproval: "Comprueba ahí que no permite más de {amount}.",
  sentSwap: "Intercambiando {amount}",
  sentApproval: "Esperando la aprobación",
  successSwap: "Intercambiaste {amount}",
  successSwapText: "Recibiste {got}.",
  successSwapUnknown: "Tu saldo muestra lo que recibiste.",
  shortSwapText:
    "Recibiste {got}. Es {percent} menos de lo que se te mostró: este token se queda con una parte de cada transferencia.",
  successApproval: "Permitiste {amount}",
  successApprovalText: "Ahora revisa el intercambio otra vez.",
  successReset: "Aprobación anterior quitada",
  goOn: "Continuar",
  unknownText: "Mira tu cuenta antes de intentarlo otra vez.",
  noSwap: "Aún no se ha intercambiado nada."
}
