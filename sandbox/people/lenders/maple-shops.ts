import type { Shops } from '../shops.ts';

/** Where the borrowers of Maple buy. Prices in cents. */
export const mapleShops: Shops = {
  dayCount: 'ACTUAL_365',
  rounding: 'HALF_EVEN',
  furniture: {
    merchant: 'Maison Boréale',
    items: [
      { name: 'Table de salle à manger en érable', quantity: 1, price: 164_900 },
      { name: 'Chaise en érable', quantity: 4, price: 18_900 },
    ],
  },
  clothes: {
    merchant: 'Atelier Nordet',
    items: [
      { name: 'Manteau d’hiver', quantity: 1, price: 32_500 },
      { name: 'Tuque et mitaines', quantity: 1, price: 7_900 },
    ],
  },
  dentist: {
    merchant: 'Clinique dentaire du Parc',
    items: [{ name: 'Implant et suivi', quantity: 1, price: 212_000 }],
  },
  bicycle: {
    merchant: 'Vélo Lachine',
    items: [{ name: 'Vélo électrique', quantity: 1, price: 229_900 }],
  },
  audio: {
    merchant: 'Écho Sonore',
    items: [{ name: 'Barre de son', quantity: 1, price: 44_900 }],
  },
  kitchen: {
    merchant: 'Cuisines Rivière',
    items: [
      { name: 'Lave-vaisselle encastrable', quantity: 1, price: 118_900 },
      { name: 'Installation', quantity: 1, price: 21_500 },
    ],
  },
  computer: {
    merchant: 'Branche Informatique',
    items: [{ name: 'Ordinateur portable, 15 pouces', quantity: 1, price: 163_400 }],
  },
  heating: {
    merchant: 'Chauffage Saint-Laurent',
    items: [{ name: 'Thermopompe murale, installée', quantity: 1, price: 489900 }],
  },
  tyres: {
    merchant: 'Garage du Vieux-Pont',
    items: [
      { name: 'Pneu d’hiver', quantity: 4, price: 18900 },
      { name: 'Pose et équilibrage', quantity: 1, price: 9900 },
    ],
  },
  piano: {
    merchant: 'Musique Outremont',
    items: [
      { name: 'Violon et archet', quantity: 1, price: 224000 },
      { name: 'Étui rigide', quantity: 1, price: 26500 },
    ],
  },
  glasses: {
    merchant: 'Lunetterie Belle-Vue',
    items: [{ name: 'Lunettes à verres progressifs', quantity: 1, price: 45900 }],
  },
  vet: {
    merchant: 'Clinique vétérinaire des Érables',
    items: [{ name: 'Opération au genou, chien', quantity: 1, price: 295000 }],
  },
  camera: {
    merchant: 'Photo Lumière',
    items: [
      { name: 'Appareil photo hybride', quantity: 1, price: 154900 },
      { name: 'Objectif 50 mm', quantity: 1, price: 39900 },
    ],
  },
};
