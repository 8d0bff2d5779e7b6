import { orderRoutes } from '@driftig/contracts/orders/routes';

import { serve } from '../pipeline/serve.ts';
import { answerEnquiry } from './answer-enquiry.ts';
import { changeOrderStatus } from './change-order-status.ts';
import { countEnquiries } from './count-enquiries.ts';
import { createOrder } from './create-order.ts';
import { deleteOrderPicture } from './delete-order-picture.ts';
import { getEnquiry } from './get-enquiry.ts';
import { getNoteForAdministration } from './get-note-for-administration.ts';
import { getNoteForEmployees } from './get-note-for-employees.ts';
import { getOrderLines } from './get-order-lines.ts';
import { getOrderOverview } from './get-order-overview.ts';
import { getOwnOrder } from './get-own-order.ts';
import { listEnquiries } from './list-enquiries.ts';
import { listOwnOrders } from './list-own-orders.ts';
import { listOrderPictures } from './list-order-pictures.ts';
import { showOrderPicture } from './show-order-picture.ts';
import { updateNoteForAdministration } from './update-note-for-administration.ts';
import { updateNoteForEmployees } from './update-note-for-employees.ts';
import { updateOrderLines } from './update-order-lines.ts';
import { updateOrder } from './update-order.ts';
import { uploadOrderPicture } from './upload-order-picture.ts';
import { getBookingForm } from './get-booking-form.ts';
import { getBookingSettings } from './get-booking-settings.ts';
import { sendBooking } from './send-booking.ts';
import { showBookingLogo } from './show-booking-logo.ts';
import { updateBookingSettings } from './update-booking-settings.ts';

export const handler = serve(orderRoutes, {
  createOrder,
  updateOrder,
  changeOrderStatus,
  listEnquiries,
  getEnquiry,
  countEnquiries,
  answerEnquiry,
  getOrderOverview,
  deleteOrderPicture,
  getNoteForAdministration,
  getNoteForEmployees,
  getOrderLines,
  getOwnOrder,
  listOrderPictures,
  listOwnOrders,
  showOrderPicture,
  updateNoteForAdministration,
  updateNoteForEmployees,
  updateOrderLines,
  uploadOrderPicture,
  getBookingForm,
  getBookingSettings,
  sendBooking,
  showBookingLogo,
  updateBookingSettings,
});
