/** The vendor's client has no types. These cover the calls that we use: each returns a status, and data or errors. */
declare module 'liteapi-node-sdk' {
  export interface SdkAnswer {
    readonly status: 'success' | 'failed';
    // biome-ignore lint/suspicious/noExplicitAny: the client promises nothing about its data
    readonly data?: any;
    readonly error?: { readonly code: number; readonly message: string; readonly description?: string };
    readonly errors?: readonly string[];
  }

  interface LiteApi {
    serviceURL: string;
    bookServiceURL: string;
    dashboardURL: string;
    getFullRates(request: object): Promise<SdkAnswer>;
    getMinRates(request: object): Promise<SdkAnswer>;
    preBook(request: object): Promise<SdkAnswer>;
    book(request: object): Promise<SdkAnswer>;
    getBookingsList(clientReference: string): Promise<SdkAnswer>;
    retrieveBooking(bookingId: string): Promise<SdkAnswer>;
    cancelBooking(bookingId: string): Promise<SdkAnswer>;
    getCitiesByCountryCode(countryCode: string): Promise<SdkAnswer>;
    getPlaces(textQuery: string, type?: string, language?: string): Promise<SdkAnswer>;
    getCurrencies(): Promise<SdkAnswer>;
    getHotelFacilities(): Promise<SdkAnswer>;
    getHotelTypes(): Promise<SdkAnswer>;
    getHotelChains(): Promise<SdkAnswer>;
    getHotels(parameters: object, language?: string): Promise<SdkAnswer>;
    getHotelDetails(hotelId: string, language?: string): Promise<SdkAnswer>;
    getHotelReviews(hotelId: string, limit?: number, getSentiment?: boolean): Promise<SdkAnswer>;
    getCountries(): Promise<SdkAnswer>;
    getIataCodes(): Promise<SdkAnswer>;
    getGuestsIds(guestId: number): Promise<SdkAnswer>;
    getGuestsBookings(guestId: number): Promise<SdkAnswer>;
    getLoyalty(): Promise<SdkAnswer>;
    enableLoyalty(loyalty: object): Promise<SdkAnswer>;
    updateLoyalty(loyalty: object): Promise<SdkAnswer>;
    getVouchers(): Promise<SdkAnswer>;
    getVoucherById(voucherId: number): Promise<SdkAnswer>;
    createVoucher(voucher: object): Promise<SdkAnswer>;
    updateVoucher(voucherId: number, voucher: object): Promise<SdkAnswer>;
    updateVoucherStatus(voucherId: number, status: object): Promise<SdkAnswer>;
  }

  // biome-ignore lint/style/noDefaultExport: the client has a default export
  export default function liteApi(apiKey: string): LiteApi;
}
