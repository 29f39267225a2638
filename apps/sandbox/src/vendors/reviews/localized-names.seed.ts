/** What the vendor calls aspects, kinds of trips and kinds of places in each language. */
import type { ContentLanguage } from '../../world/languages';
import type { Aspect } from './aspect';

export interface LocalizedNames {
  readonly aspects: Readonly<Record<Aspect, string>>;
  /** Business, couples, solo, family, friends. */
  readonly tripTypes: readonly [string, string, string, string, string];
  readonly categories: {
    readonly hotel: string;
    readonly restaurant: string;
    readonly attraction: string;
    readonly geographic: string;
  };
  /** Traveler, management, expert. */
  readonly sources: readonly [string, string, string];
  readonly ranking: string;
}

const aspects = (
  rate_location: string,
  rate_sleep: string,
  rate_room: string,
  rate_service: string,
  rate_value: string,
  rate_cleanliness: string,
): LocalizedNames['aspects'] => ({ rate_location, rate_sleep, rate_room, rate_service, rate_value, rate_cleanliness });

export const LOCALIZED_NAMES: Readonly<Record<ContentLanguage, LocalizedNames>> = {
  en: {
    aspects: aspects('Location', 'Sleep Quality', 'Rooms', 'Service', 'Value', 'Cleanliness'),
    tripTypes: ['Business', 'Couples', 'Solo travel', 'Family', 'Friends getaway'],
    categories: { hotel: 'Hotel', restaurant: 'Restaurant', attraction: 'Attraction', geographic: 'Geographic' },
    sources: ['Traveler', 'Management', 'Expert'],
    ranking: '#{rank} of {outOf} hotels in {city}',
  },
  pl: {
    aspects: aspects('Lokalizacja', 'Jakość snu', 'Pokoje', 'Obsługa', 'Stosunek jakości do ceny', 'Czystość'),
    tripTypes: ['Służbowo', 'W parze', 'W pojedynkę', 'Z rodziną', 'Ze znajomymi'],
    categories: { hotel: 'Hotel', restaurant: 'Restauracja', attraction: 'Atrakcja', geographic: 'Miejsce' },
    sources: ['Podróżny', 'Obiekt', 'Ekspert'],
    ranking: 'Nr {rank} z {outOf} hoteli: {city}',
  },
  ar: {
    aspects: aspects('الموقع', 'جودة النوم', 'الغرف', 'الخدمة', 'القيمة', 'النظافة'),
    tripTypes: ['عمل', 'أزواج', 'سفر فردي', 'عائلة', 'أصدقاء'],
    categories: { hotel: 'فندق', restaurant: 'مطعم', attraction: 'معلم سياحي', geographic: 'مكان' },
    sources: ['مسافر', 'الإدارة', 'خبير'],
    ranking: 'رقم {rank} من {outOf} فندقًا في {city}',
  },
  es: {
    aspects: aspects('Ubicación', 'Calidad del sueño', 'Habitaciones', 'Servicio', 'Calidad-precio', 'Limpieza'),
    tripTypes: ['Negocios', 'Parejas', 'En solitario', 'Familia', 'Amigos'],
    categories: { hotel: 'Hotel', restaurant: 'Restaurante', attraction: 'Atracción', geographic: 'Lugar' },
    sources: ['Viajero', 'Dirección', 'Experto'],
    ranking: 'N.º {rank} de {outOf} hoteles en {city}',
  },
  it: {
    aspects: aspects('Posizione', 'Qualità del sonno', 'Camere', 'Servizio', 'Rapporto qualità/prezzo', 'Pulizia'),
    tripTypes: ['Lavoro', 'Coppie', 'Da soli', 'Famiglia', 'Amici'],
    categories: { hotel: 'Hotel', restaurant: 'Ristorante', attraction: 'Attrazione', geographic: 'Luogo' },
    sources: ['Viaggiatore', 'Direzione', 'Esperto'],
    ranking: 'N. {rank} di {outOf} hotel a {city}',
  },
  de: {
    aspects: aspects('Lage', 'Schlafqualität', 'Zimmer', 'Service', 'Preis-Leistung', 'Sauberkeit'),
    tripTypes: ['Geschäftlich', 'Paare', 'Alleinreisende', 'Familie', 'Freunde'],
    categories: { hotel: 'Hotel', restaurant: 'Restaurant', attraction: 'Sehenswürdigkeit', geographic: 'Ort' },
    sources: ['Reisende', 'Hotelleitung', 'Fachleute'],
    ranking: 'Nr. {rank} von {outOf} Hotels in {city}',
  },
  hu: {
    aspects: aspects('Elhelyezkedés', 'Alvásminőség', 'Szobák', 'Kiszolgálás', 'Ár-érték arány', 'Tisztaság'),
    tripTypes: ['Üzleti', 'Párok', 'Egyedül', 'Család', 'Barátok'],
    categories: { hotel: 'Szálloda', restaurant: 'Étterem', attraction: 'Látnivaló', geographic: 'Hely' },
    sources: ['Utazó', 'Vezetőség', 'Szakértő'],
    ranking: '{city} {outOf} szállodája közül a(z) {rank}.',
  },
  tr: {
    aspects: aspects('Konum', 'Uyku kalitesi', 'Odalar', 'Hizmet', 'Fiyat/performans', 'Temizlik'),
    tripTypes: ['İş', 'Çiftler', 'Tek başına', 'Aile', 'Arkadaşlar'],
    categories: { hotel: 'Otel', restaurant: 'Restoran', attraction: 'Gezilecek yer', geographic: 'Yer' },
    sources: ['Gezgin', 'Yönetim', 'Uzman'],
    ranking: '{city}: {outOf} otel içinde {rank}. sırada',
  },
  cs: {
    aspects: aspects('Poloha', 'Kvalita spánku', 'Pokoje', 'Služby', 'Poměr ceny a kvality', 'Čistota'),
    tripTypes: ['Pracovně', 'Páry', 'Sólo', 'Rodina', 'Přátelé'],
    categories: { hotel: 'Hotel', restaurant: 'Restaurace', attraction: 'Památka', geographic: 'Místo' },
    sources: ['Cestovatel', 'Vedení', 'Odborník'],
    ranking: 'Č. {rank} z {outOf} hotelů: {city}',
  },
  fr: {
    aspects: aspects('Emplacement', 'Qualité du sommeil', 'Chambres', 'Service', 'Rapport qualité-prix', 'Propreté'),
    tripTypes: ['Affaires', 'Couples', 'En solo', 'Famille', 'Entre amis'],
    categories: { hotel: 'Hôtel', restaurant: 'Restaurant', attraction: 'Site à visiter', geographic: 'Lieu' },
    sources: ['Voyageur', 'Direction', 'Expert'],
    ranking: 'N° {rank} sur {outOf} hôtels à {city}',
  },
  nl: {
    aspects: aspects('Ligging', 'Slaapkwaliteit', 'Kamers', 'Service', 'Prijs-kwaliteit', 'Netheid'),
    tripTypes: ['Zakelijk', 'Stellen', 'Alleen', 'Gezin', 'Vrienden'],
    categories: { hotel: 'Hotel', restaurant: 'Restaurant', attraction: 'Bezienswaardigheid', geographic: 'Plaats' },
    sources: ['Reiziger', 'Management', 'Expert'],
    ranking: 'Nr. {rank} van {outOf} hotels in {city}',
  },
};
