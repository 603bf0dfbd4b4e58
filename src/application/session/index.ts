export { createSignOut, SignOut } from './sign-out.ts';
