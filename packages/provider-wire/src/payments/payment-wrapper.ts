/** The calls of the hosted payment script: which gateway to load, and a key if the page has none. */
import Type from 'typebox';

/** `sandbox` or `live`: names the environment; it is not an API key. */
export const WirePaymentConfigRequest = Type.Object({ publicKey: Type.String() });
export type WirePaymentConfigRequest = Type.Static<typeof WirePaymentConfigRequest>;

/** The script adds the stylesheet and the script to the page, then calls `new window[className](publicKey, config)`. */
export const WirePaymentConfig = Type.Object({
  publicKey: Type.String(),
  provider: Type.Object({
    name: Type.String(),
    origin: Type.String(),
    className: Type.String(),
    jsFile: Type.String(),
    cssFile: Type.String(),
  }),
});
export type WirePaymentConfig = Type.Static<typeof WirePaymentConfig>;

/** Only called if the page has no secret key from a prebook. */
export const WirePaymentKeyRequest = Type.Object({
  amount: Type.Number({ minimum: 0 }),
  currency: Type.String(),
  provider: Type.Optional(Type.Unknown()),
  returnUrl: Type.Optional(Type.String()),
  origin: Type.Optional(Type.String()),
});
export type WirePaymentKeyRequest = Type.Static<typeof WirePaymentKeyRequest>;

export const WirePaymentKey = Type.Object({ key: Type.String() });
export type WirePaymentKey = Type.Static<typeof WirePaymentKey>;
